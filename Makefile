# Segue needs Swift 6.3, git and make; the targets install the Debian packages that are missing.
.POSIX:
.PHONY: help run build test random lint format headers icons pictures rules compatibility bench reloads bench-export \
    killed install uninstall clean packages test-packages

PREFIX = /usr/local
DESTDIR =
ARGS =

# What Segue links, and what it uses at run time: a font, a WebP decoder and an encoder of films.
PACKAGES = libsdl2-dev libcairo2-dev libpango1.0-dev libgdk-pixbuf-2.0-dev zlib1g-dev webp-pixbuf-loader fonts-inter ffmpeg
# What only the tests use: an X server without a screen, a window manager, real input, and the C compiler's flags.
TEST_PACKAGES = xvfb openbox xdotool pkgconf

BINARY = .build/release/segue
SOURCE = .build/release/segue-source
# Users' modules are bound to the Swift runtime too, so that is loaded and not linked in (see `loading` in Package.swift). Swift's
# own linker, lld, makes a binary that starts a little faster than the system's does.
RELEASE = -c release -Xswiftc -use-ld=lld
# What users' files are compiled against, and where they are installed.
MODULES = CoreGraphics Compositor QuartzCore UIKit SegueGuest
LIBRARY = $(DESTDIR)$(PREFIX)/lib/segue
LIBEXEC = $(DESTDIR)$(PREFIX)/libexec/segue
SWIFT_SOURCES = Sources Tests Package.swift
SMALL_SIZES = 16 24 32 48
SIZES = 64 128 256 512

help:
	@echo "make run        build Segue and open it; ARGS=\"run fade\" passes arguments"
	@echo "make test       lint, build and run every test"
	@echo "make random     play N random inputs (N=10000000) and look at every rest; a fault prints its seed and a short script"
	@echo "make build      build $(BINARY)"
	@echo "make install    copy Segue below PREFIX ($(PREFIX)); DESTDIR is put in front of it"
	@echo "make uninstall  remove what install copied"
	@echo "make lint       check formatting and the C declarations"
	@echo "make format     reformat the Swift sources"
	@echo "make icons      draw the icons' bitmaps anew"
	@echo "make pictures   make the manual's pictures anew: filmstrips, films, and the window's"
	@echo "make rules      write the manual's page of the rules of segue check from the rules"
	@echo "make compatibility write the manual's page of what users' files find"
	@echo "make bench      measure frames, start, memory and presenting, and write the numbers into Docs/Performance.md"
	@echo "make bench-export measure the export against ffmpeg alone, for Docs/Performance.md"
	@echo "make killed     end the export by force N times and look at what is left (ROUNDS=50)"
	@echo "make reloads    save a user's file N times and say how long each version took (RELOADS=100, FILE=…)"
	@echo "make clean      remove everything that was built"

run: build
	@$(BINARY) $(ARGS)

build: packages
	@swift build $(RELEASE) --product segue
	@swift build $(RELEASE) --product segue-source

test: lint
	@swift test --disable-xctest

# As `make test` does with fewer of them; SEED is where the seeds begin.
N = 10000000
SEED = 1

random:
	@SEGUE_RANDOM=$(N) SEGUE_SEED=$(SEED) swift test --disable-xctest --filter RandomSequenceTests

lint: headers
	@swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)

# Two modules declare the C functions they call by hand; this compiles those declarations against the real ones.
headers: packages test-packages
	@for file in Tests/Headers/*.c; do \
	    test ! -e "$$file" || clang -Werror -fsyntax-only -ISources $$(pkgconf --cflags pangocairo gdk-pixbuf-2.0) "$$file" || exit 1; \
	done

format:
	@swift format --in-place --recursive --parallel $(SWIFT_SOURCES)

packages:
	@Scripts/install-packages $(PACKAGES)

test-packages:
	@Scripts/install-packages $(TEST_PACKAGES)

# The icons are committed; this draws them anew after a change of the drawings.
icons:
	@Scripts/install-packages librsvg2-bin
	@cd Resources/icons && \
	    for size in $(SMALL_SIZES); do rsvg-convert -w $$size -h $$size small.svg -o $$size.png || exit 1; done; \
	    for size in $(SIZES); do rsvg-convert -w $$size -h $$size segue.svg -o $$size.png || exit 1; done

# The manual's pictures: both ways of each effect, films, and the window on a display without a screen. They are committed.
pictures: build test-packages
	@Scripts/install-packages imagemagick
	@mkdir -p Docs/Filmstrips Docs/Films
	@$(BINARY) list | tail -n +2 | while read -r key effect enter leave rest; do \
	    for operation in $$enter $$leave; do \
	        $(BINARY) render $$effect --operation $$operation --frames 7 --scale 0.3 \
	            -o Docs/Filmstrips/$$effect-$$operation.png || exit 1; \
	    done; \
	done
	@Scripts/films $(BINARY) Docs/Films
	@Scripts/screenshots $(BINARY) Docs/Window inspector compare gallery layers own-fade fault

# The manual's page of what users' files find; the tests hold it against the modules.
rules:
	@rm -f Docs/Rules.md
	-@swift test --disable-xctest --filter ManualTests > /dev/null 2>&1
	@ls Docs/Rules.md

compatibility:
	@Scripts/compatibility Docs/Compatibility.tsv > Docs/Compatibility.md

# What an export costs on top of the encoder; the numbers go into the manual.
bench-export: build
	@Scripts/install-packages time
	@Scripts/bench-export $(BINARY) Docs/Performance.md

ROUNDS = 50

killed: build
	@Scripts/killed $(BINARY) $(ROUNDS)

# The numbers of the manual's page on performance; nothing else should be at work on the machine.
bench: build test-packages
	@Scripts/install-packages time
	@Scripts/performance $(BINARY) Docs/Performance.md

# From saving a user's file to the new version's first frame.
reloads: build test-packages
	@Scripts/reloads $(BINARY) $(FILE) $(RELOADS)

FILE = Tests/Guests/AccordionFold.swift
RELOADS = 100

# Root's own PATH often lacks Swift, so `sudo make install` takes what the user has built. The Swift runtime comes along, so that
# Segue's own effects are shown without Swift; what is there of an earlier version goes first.
install:
	@if [ -n "$$SUDO_USER" ] && [ -x $(BINARY) ] && [ -x $(SOURCE) ]; then :; else \
	    $(MAKE) --no-print-directory build; \
	fi
	@if ldd $(BINARY) | grep "not found"; then echo "$(BINARY) lacks these libraries: run \`make build\` again"; exit 1; fi
	@rm -rf "$(LIBRARY)" "$(LIBEXEC)"
	@install -d "$(LIBRARY)/modules" "$(LIBEXEC)"
	@install -m 755 $(SOURCE) "$(LIBEXEC)/segue-source"
	@for module in $(MODULES); do \
	    install -m 644 .build/release/Modules/$$module.swiftmodule "$(LIBRARY)/modules/" || exit 1; \
	done
	@ldd $(BINARY) | awk '$$3 ~ "/lib/swift/linux/" { print $$3 }' | while read -r library; do \
	    install -m 644 "$$library" "$(LIBRARY)/" || exit 1; \
	done
	@install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/applications" "$(DESTDIR)$(PREFIX)/share/metainfo"
	@install -m 755 $(BINARY) "$(DESTDIR)$(PREFIX)/bin/segue"
	@install -m 644 Resources/segue.desktop "$(DESTDIR)$(PREFIX)/share/applications/segue.desktop"
	@install -m 644 Resources/segue.metainfo.xml "$(DESTDIR)$(PREFIX)/share/metainfo/segue.metainfo.xml"
	@for size in $(SMALL_SIZES) $(SIZES); do \
	    install -D -m 644 Resources/icons/$$size.png \
	        "$(DESTDIR)$(PREFIX)/share/icons/hicolor/$${size}x$$size/apps/segue.png" || exit 1; \
	done
	@install -D -m 644 Resources/icons/segue.svg "$(DESTDIR)$(PREFIX)/share/icons/hicolor/scalable/apps/segue.svg"
	@echo "Installed $(DESTDIR)$(PREFIX)/bin/segue"

uninstall:
	@rm -rf "$(LIBRARY)" "$(LIBEXEC)"
	@rm -f "$(DESTDIR)$(PREFIX)/bin/segue" \
	    "$(DESTDIR)$(PREFIX)/share/applications/segue.desktop" \
	    "$(DESTDIR)$(PREFIX)/share/metainfo/segue.metainfo.xml" \
	    "$(DESTDIR)$(PREFIX)"/share/icons/hicolor/*/apps/segue.png \
	    "$(DESTDIR)$(PREFIX)/share/icons/hicolor/scalable/apps/segue.svg"

clean:
	@rm -rf .build segue-tour.png test-output
