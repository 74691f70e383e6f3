const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * Where tests that need no page run: in the worker's own globals, not in a context of Node's `vm` as with
 * `jest-environment-node`, in which each look at a global goes through jest, and into which no library can be brought that
 * is loaded already (decision 66). What a test file changes of them is set back at its end.
 */
module.exports = class NodeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);

  before = {
    globals: Object.getOwnPropertyDescriptors(globalThis),
    env: { ...process.env },
    exit: process.exit,
  };

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    const { globals, env, exit } = this.before;
    for (const name of Reflect.ownKeys(globalThis)) {
      const { value, get, configurable } = Object.getOwnPropertyDescriptor(globalThis, name);
      if (!configurable || (value === globals[name]?.value && get === globals[name]?.get)) continue;
      if (name in globals) Object.defineProperty(globalThis, name, globals[name]);
      else delete globalThis[name];
    }
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    process.exit = exit;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** No context: `runner.cjs` knows the globals by it. */
  getVmContext() {
    return globalThis;
  }
};
