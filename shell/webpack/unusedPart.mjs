/**
 * Replaces a part of axios that nothing here uses: names for HTTP status codes, forms and addresses made of objects (the
 * api client makes them itself), and its older way to cancel.
 */
const unusedPart = {};
// axios imports it by default.
// oxlint-disable-next-line import/no-default-export
export { unusedPart as default };
export const DEFAULT_FORM_DATA_MAX_DEPTH = 0;
