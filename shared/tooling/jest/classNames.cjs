/** Stands for a style module: every class is called what it is called in the source. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
