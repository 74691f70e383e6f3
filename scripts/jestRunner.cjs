const vm = require('node:vm');
const { default: run } = require('jest-circus/runner');

/**
 * The runner of jest's tests, in a worker that compiles each module once: every test file has a context of its own, in
 * which all modules that it loads run anew, and V8 takes the functions that it compiled for an earlier one.
 */
module.exports = (globalConfig, ...rest) => {
  // Coverage counts from the start of what was compiled, before which nothing may stand then.
  vm.compileFunction = globalConfig.collectCoverage ? compileFunction : compileOnce;
  return run(globalConfig, ...rest);
};

const { compileFunction } = vm;
const compiled = new Map();

function compileOnce(source, parameters, { filename, parsingContext }) {
  const start = `(function (${parameters}) {`;
  const code = `${start}${source}\n})`;
  let made = compiled.get(filename);
  if (made?.code !== code) {
    made = { code, script: new vm.Script(code, { filename, columnOffset: -start.length }) };
    compiled.set(filename, made);
  }
  return made.script.runInContext(parsingContext);
}
