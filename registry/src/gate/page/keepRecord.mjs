/**
 * Runs in a page's own world before any other script: remembers what the browser gave it, and what scripts of a release
 * ask of its storage. `gateRecord` is where the gate reads it.
 */
export function keepRecord({ baseUrl }) {
  const { ownKeys, getOwnPropertyDescriptor: describe, apply } = Reflect;
  const natives = ownKeys(globalThis);
  const stored = [];
  let remembered;

  /** What scripts could change for each other: the browser's globals, their prototypes, and what stands for the page. */
  function objects() {
    const found = new Map();
    for (const key of natives) {
      const value = describe(globalThis, key)?.value;
      if (typeof value !== 'function' && (typeof value !== 'object' || value === null)) continue;
      if (value === globalThis) continue;
      found.set(String(key), value);
      if (typeof value === 'function' && value.prototype)
        found.set(`${String(key)}.prototype`, value.prototype);
    }
    for (const key of ['history', 'navigator', 'customElements']) found.set(key, globalThis[key]);
    return found;
  }

  const descriptors = (object, keys) => new Map(keys.map((key) => [key, describe(object, key)]));
  const same = (one, other) =>
    one === other ||
    (one !== undefined &&
      other !== undefined &&
      ['value', 'get', 'set'].every((part) => Object.is(one[part], other[part])));

  function remember() {
    remembered = new Map(
      [...objects()].map(([name, object]) => [name, [object, descriptors(object, ownKeys(object))]]),
    );
    // Numbers and strings of the window change by themselves.
    const kept = natives.filter((key) =>
      ['function', 'object'].includes(typeof describe(globalThis, key)?.value),
    );
    const accessors = natives.filter((key) => describe(globalThis, key)?.get);
    remembered.set('window', [globalThis, descriptors(globalThis, [...kept, ...accessors])]);
  }

  /** Names of what is no longer as it was, e.g. `window.fetch` or `Array.prototype.last`. */
  function changed() {
    const names = [];
    for (const [name, [object, before]] of remembered) {
      const keys =
        name === 'window' ? [...before.keys()] : [...new Set([...before.keys(), ...ownKeys(object)])];
      for (const key of keys)
        if (!same(before.get(key), describe(object, key))) names.push(`${name}.${String(key)}`);
    }
    return names;
  }

  /** Whether the script that called the function that calls this belongs to the release. */
  const isOfRelease = () => (new Error().stack ?? '').split('\n')[3]?.includes(`${baseUrl}/`) === true;

  for (const [method, what] of [
    ['getItem', 'reads'],
    ['setItem', 'writes'],
    ['removeItem', 'writes'],
    ['key', 'reads'],
    ['clear', 'writes'],
  ]) {
    // oxfmt-ignore
    const native = Storage.prototype[method];
    Storage.prototype[method] = function (...args) {
      if (isOfRelease())
        stored.push({ what, key: method === 'getItem' || method.endsWith('Item') ? String(args[0]) : '*' });
      return apply(native, this, args);
    };
  }
  const cookie = describe(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    get() {
      if (isOfRelease()) stored.push({ what: 'reads', key: 'cookies' });
      return apply(cookie.get, this, []);
    },
    set(value) {
      if (isOfRelease()) stored.push({ what: 'writes', key: 'cookies' });
      apply(cookie.set, this, [value]);
    },
  });
  const record = Object.freeze({ remember, changed, stored: () => stored });
  Object.defineProperty(globalThis, 'gateRecord', { value: record });
}
