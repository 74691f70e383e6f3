import type { Session } from '@members/contract';
import { createListeners } from './listeners';

/** Where the session is kept (AUTH-08): the member's id, and the second token that authenticates (D17). */
const keys = { id: 'members.token', token: 'members.tokensso' } as const;

/** Another tab stores the two keys one after the other; how long it may take until both have arrived here. */
const settlingMs = 50;

const listeners = /* @__PURE__ */ createListeners();
let cached: { id: string; token: string; session: Session | null } | undefined;
/** The session before another tab changed it, in force until both keys have arrived. */
let settling: { session: Session | null } | undefined;

function read(): Session | null {
  const id = localStorage.getItem(keys.id) ?? '';
  const token = localStorage.getItem(keys.token) ?? '';
  if (cached?.id !== id || cached.token !== token) {
    cached = { id, token, session: id && token ? { memberId: Number(id), token } : null };
  }
  return cached.session;
}

/** The session of this browser: there is one exactly when a token is stored (STATE-01). */
export const session = {
  current: (): Session | null => (settling ? settling.session : read()),
  subscribe(listener: () => void): () => void {
    return listeners.subscribe(listener);
  },
};

export function storeSession(next: Session): void {
  settling = undefined;
  localStorage.setItem(keys.id, String(next.memberId));
  localStorage.setItem(keys.token, next.token);
  listeners.notify();
}

/** Clears the local storage but for the keys in `keep` (STATE-02, D18). */
export function clearSession(keep: readonly string[]): void {
  settling = undefined;
  const kept = keep.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
  listeners.notify();
}

/** Takes over what another tab of the browser did to the session; `onChange` is called first. */
export function followOtherTabs(onChange: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== keys.id && key !== keys.token) return;
    settling ??= { session: cached?.session ?? null };
    clearTimeout(timer);
    timer = setTimeout(() => {
      const before = settling;
      settling = undefined;
      if (!before || read() === before.session) return;
      onChange();
      listeners.notify();
    }, settlingMs);
  });
}
