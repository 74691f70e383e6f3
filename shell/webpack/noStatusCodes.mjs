/** Replaces axios's names for HTTP status codes, which nothing here uses. */
const noStatusCodes = {};
// axios imports it by default.
export { noStatusCodes as default };
