const { createRequire } = require('node:module');
const { dirname } = require('node:path');
const vm = require('node:vm');
const { default: run } = require('jest-circus/runner');

/**
 * The runner of jest's tests, which spares a worker what it has done for an earlier file (decision 66): V8 takes what it
 * has compiled of a module, and in `nodeEnvironment.cjs` libraries stay loaded. The project's own modules run anew for each
 * test file.
 */
module.exports = (globalConfig, ...rest) => {
  const [, environment, runtime] = rest;
  // Coverage counts from the start of what was compiled, before which nothing may stand then.
  const compile = globalConfig.collectCoverage ? compileFunction : compileOnce;
  // The worker's own globals are no context of `vm`.
  vm.compileFunction = (source, parameters, { parsingContext, ...options }) =>
    compile(source, parameters, parsingContext === globalThis ? options : { ...options, parsingContext });
  if (environment.global === globalThis) keepLibraries(runtime);
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
  return parsingContext ? made.script.runInContext(parsingContext) : made.script.runInThisContext();
}

/** By what names libraries are asked for, and where; null of what is none. */
const libraries = new Map();

/** Node itself loads what is installed; what a test file mocks never gets here. */
function keepLibraries(runtime) {
  const requireModule = runtime.requireModule.bind(runtime);
  runtime.requireModule = (...asked) => {
    const [from, name, options] = asked;
    // With options jest asks for a part of its own.
    const library = options ? null : libraryOf(from, name);
    return library ? library.exports : requireModule(...asked);
  };
}

function libraryOf(from, name) {
  // Own files, those of this workspace, and the test file itself, which has no name.
  if (!name || /^(?:[./]|node:|@members\/)/.test(name)) return null;
  const key = `${dirname(from)}\0${name}`;
  if (!libraries.has(key)) libraries.set(key, loadLibrary(createRequire(from), name));
  return libraries.get(key);
}

function loadLibrary(require, name) {
  return require.resolve(name).includes('/node_modules/') ? { exports: require(name) } : null;
}
