/** Read by video.js while it loads: it makes no style elements then, which the page's policy would refuse. */
Object.assign(window, { VIDEOJS_NO_DYNAMIC_STYLE: true });
