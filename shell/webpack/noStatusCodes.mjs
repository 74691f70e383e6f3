/** In the place of axios's names for HTTP's status codes, which nobody here asks for. */
const noStatusCodes = {};
// axios imports it by default.
export { noStatusCodes as default };
