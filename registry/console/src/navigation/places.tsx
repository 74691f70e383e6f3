import { type ComponentProps, useMemo, useSyncExternalStore } from 'react';

/** The places of the console, each with an address of its own in the hash. */
export type Place =
  | { screen: 'remotes' }
  | { screen: 'remote'; name: string }
  | { screen: 'history'; remote: string | null }
  | { screen: 'settings' };

export const places = {
  remotes: '#/',
  remote: (name: string) => `#/remotes/${encodeURIComponent(name)}`,
  history: (remote?: string) => (remote ? `#/history/${encodeURIComponent(remote)}` : '#/history'),
  settings: '#/settings',
};

/** The place that a hash names; the list of remotes for any other hash. */
export function placeOf(hash: string): Place {
  const [screen, name] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (screen === 'remotes' && name) return { screen: 'remote', name };
  if (screen === 'history') return { screen: 'history', remote: name || null };
  return { screen: screen === 'settings' ? 'settings' : 'remotes' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The place that the address names. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return useMemo(() => placeOf(hash), [hash]);
}

/** Link to a place of the console. */
export function PlaceLink({ to, children, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}
