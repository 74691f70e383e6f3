/** The pathname that a link in the app leads to, for anything inside the link; null elsewhere. */
export function linkedPath(target: EventTarget | null): string | null {
  const href = target instanceof Element ? target.closest('a[href]')?.getAttribute('href') : null;
  return href?.startsWith('#/') ? href.slice(1).replace(/[?#].*$/, '') : null;
}
