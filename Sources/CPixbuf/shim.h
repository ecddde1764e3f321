// The part of gdk-pixbuf that Segue calls; see CPango's header for why it is declared here.
#ifndef SEGUE_CPIXBUF
#define SEGUE_CPIXBUF
extern const unsigned int gdk_pixbuf_major_version;
#endif
