/** The tabs whose screens are remotes', as `routeKey` has them. Their bar has a large title and no way back. */
export const remoteTabs: readonly string[] = ['/girls', '/game', '/mine'];

/**
 * Puts the title of a remote's screen into the bar of the page's outline once the page is parsed (START-07). `key` is that of
 * its route, and tells a tab. Until the app is there the arrow leads to Home.
 */
export function placeTitle(title: string, key: string): void {
  const place = () => {
    const bar = document.querySelector<HTMLElement>('.first-bar')!;
    bar.dataset.mOutline = remoteTabs.includes(key) ? 'root' : '';
    bar.querySelector('h1')!.textContent = title;
  };
  document.addEventListener('readystatechange', place, { once: true });
}
