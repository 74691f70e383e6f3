/** What browsers have and jsdom lacks. The stand-ins report nothing: no size, no match, no intersection. */
const { TextDecoder, TextEncoder } = require('node:util');
const { webcrypto } = require('node:crypto');
const { deserialize, serialize } = require('node:v8');

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const missing = {
  TextEncoder,
  TextDecoder,
  structuredClone: (value) => deserialize(serialize(value)),
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  matchMedia: (media) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
    addListener() {},
    removeListener() {},
  }),
};

for (const [name, value] of Object.entries(missing)) {
  if (globalThis[name] === undefined) Object.defineProperty(globalThis, name, { value, writable: true });
}
if (globalThis.crypto?.subtle === undefined) {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, writable: true });
}
// jsdom has these two but they only print "not implemented".
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.getAnimations ??= () => [];
