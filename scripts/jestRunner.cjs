const vm = require('node:vm');

/**
 * The runner of jest's tests, in a worker that parses each module once: every test file has a context of its own, in
 * which all modules that it loads are compiled, and V8 takes what it made of them before.
 */
module.exports = require('jest-circus/runner');

const { compileFunction } = vm;
const compiled = new Map();

vm.compileFunction = (source, parameters, options) => {
  const key = `${options?.filename}\n${parameters}`;
  const before = compiled.get(key);
  if (before?.source === source)
    return compileFunction(source, parameters, { ...options, cachedData: before.data });
  const made = compileFunction(source, parameters, { ...options, produceCachedData: true });
  compiled.set(key, { source, data: made.cachedData });
  return made;
};
