/**
 * Runs first in the page of a preview (`/preview/<token>`), before any code of the app: what the browser keeps for members
 * is out of its reach, so that a preview sees nobody's session and leaves nothing behind. The app finds a session of the
 * preview in its storage, unless it is to be a visitor's, no service worker and no cache, and its own address. The office
 * has it loaded anew on the screen where the operator is by a message; nobody else can frame it. The focus stays in the
 * form beside it.
 */
export const previewScript = `(() => {
  const { pathname, search } = location;
  const wanted = new URLSearchParams(search);
  const kept = new Map();
  if (wanted.get('as') !== 'visitor') kept.set('members.token', '0').set('members.tokensso', 'preview');
  if (!wanted.has('popup')) kept.set('members.popupSeen', '1');
  const take = (name, key, allowed) => {
    const value = wanted.get(name) || '';
    if (allowed.test(value)) kept.set(key, value);
  };
  take('language', 'members.language', /^[a-z]{2}_[a-z]{2,3}$/);
  take('appearance', 'members.appearance', /^(light|dark)$/);
  const storage = {
    get length() { return kept.size; },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, String(value)),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
  const hide = (object, name, value) => Object.defineProperty(object, name, { value });
  hide(window, 'localStorage', storage);
  hide(window, 'sessionStorage', storage);
  hide(window, 'caches', undefined);
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  hide(navigator, 'serviceWorker', undefined);
  // Who types beside it keeps the focus: screens and dialogs of the app take it only where it is in here already.
  for (const { prototype } of [HTMLElement, SVGElement]) {
    const { focus } = prototype;
    prototype.focus = function (options) {
      if (document.hasFocus()) focus.call(this, options);
    };
  }
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data === 'preview again') location.replace(pathname + search + location.hash);
  });
  history.replaceState(null, '', '/' + location.hash);
})();
`;
