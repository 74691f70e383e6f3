/** Leaves the `import()` of the orchestrator to the browser, whose import map it is meant for. */
module.exports = (source) => source.replaceAll(/\bimport\((?!\/\*)/g, 'import(/* webpackIgnore: true */ ');
