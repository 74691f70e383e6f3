type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The hash address of a path deep link, e.g. `/Login?x=1` → `/#/Login?x=1` (D08); null where it is one already. */
export function canonicalAddress({ pathname, search, hash }: Address): string | null {
  if (hash.startsWith('#/')) return pathname === '/' ? null : `/${search}${hash}`;
  if (pathname === '/') return null;
  return `/#${pathname}${search}`;
}
