/** The core of video.js: without its streaming engine, which clips don't need. */
declare module 'video.js/core.es.js' {
  export { default } from 'video.js';
}
