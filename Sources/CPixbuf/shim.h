// The part of gdk-pixbuf that Segue calls; see CPango's header for why it is declared here.
#ifndef SEGUE_CPIXBUF
#define SEGUE_CPIXBUF
#include <stddef.h>

typedef struct _GdkPixbuf GdkPixbuf;
typedef struct _GdkPixbufLoader GdkPixbufLoader;

typedef struct _GClosure GClosure;
typedef struct _GError GError;

#ifndef SEGUE_REAL_HEADERS
struct _GError {
    unsigned int domain;
    int code;
    char *message;
};
#endif

GdkPixbufLoader *gdk_pixbuf_loader_new(void);
int gdk_pixbuf_loader_write(GdkPixbufLoader *loader, const unsigned char *buf, size_t count, GError **error);
int gdk_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error);
void gdk_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height);
GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);

GdkPixbuf *gdk_pixbuf_apply_embedded_orientation(GdkPixbuf *src);
int gdk_pixbuf_get_n_channels(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_width(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_height(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_rowstride(const GdkPixbuf *pixbuf);
const unsigned char *gdk_pixbuf_read_pixels(const GdkPixbuf *pixbuf);

void g_error_free(GError *error);
void g_object_unref(void *object);
unsigned long g_signal_connect_data(
    void *instance, const char *detailed_signal, void (*c_handler)(void), void *data,
    void (*destroy_data)(void *data, GClosure *closure), unsigned int connect_flags);

/// Calls back with the size an image is about to have. gobject takes handlers of any shape as one type of function.
static inline void segue_pixbuf_on_size(
    GdkPixbufLoader *loader, void (*handler)(GdkPixbufLoader *, int, int, void *), void *data) {
    g_signal_connect_data(loader, "size-prepared", (void (*)(void))handler, data, 0, 0);
}
#endif
