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
const { open, send } = XMLHttpRequest.prototype;
/** Requests to the page's own origin, which nobody serves in a test. */
const unserved = new WeakSet();
XMLHttpRequest.prototype.open = function openUnlessUnserved(method, url, ...rest) {
  if (new URL(url, location.href).origin === location.origin) unserved.add(this);
  open.call(this, method, url, ...rest);
};
XMLHttpRequest.prototype.send = function sendUnlessUnserved(body) {
  // They fail as without a network; jsdom would try, and print a stack for each.
  if (unserved.has(this)) return void setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
  // jsdom ends the timer of a request that was answered, not of one that failed, and Node would wait for it.
  this.addEventListener('error', () => {
    this.timeout = 0;
  });
  send.call(this, body);
};
// jsdom has these two but they only print "not implemented".
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.getAnimations ??= () => [];
