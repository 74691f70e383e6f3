/**
 * Runs first in the page of a preview (`/preview/<token>`), before any code of the app: what the browser keeps for members
 * is out of its reach, so that a preview sees nobody's session and leaves nothing behind. The app finds a session of the
 * preview in its storage, no service worker and no cache, and its own address.
 */
export const previewScript = `(() => {
  const language = new URLSearchParams(location.search).get('language') || '';
  const kept = new Map([['members.token', '0'], ['members.tokensso', 'preview']]);
  if (/^[a-z]{2}_[a-z]{2,3}$/.test(language)) kept.set('members.language', language);
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
  hide(navigator, 'serviceWorker', undefined);
  history.replaceState(null, '', '/' + location.hash);
})();
`;
