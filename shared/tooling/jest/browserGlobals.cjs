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
// jsdom ends the timer of a request that was answered, not of one that failed, and Node would wait for it.
const { send } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.send = function sendAndEndTimer(body) {
  this.addEventListener('error', () => {
    this.timeout = 0;
  });
  send.call(this, body);
};
// jsdom has these two but they only print "not implemented".
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.getAnimations ??= () => [];
