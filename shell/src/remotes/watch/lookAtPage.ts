import { tabOf, tabs } from '../../frame/tabs';

/** What is wrong with the frame on a route, in a sentence for operators; null where nothing is. */
export function frameTrouble(app: HTMLElement, pathname: string): string | null {
  if (!app.isConnected) return 'It has emptied the page.';
  if (!tabOf(pathname)) return null;
  const bar = [...app.querySelectorAll('nav')].find((each) => !each.closest('main'));
  const links = [...(bar?.querySelectorAll('a') ?? [])].filter((link) => link.getClientRects().length > 0);
  if (links.length < tabs.length) return 'The tab bar is gone.';
  return links.every((link) => isInReach(link, app)) ? null : 'The tab bar is out of reach.';
}

/** Whether a finger on its middle finds it, or something of the shell's own that lies over it. */
function isInReach(link: Element, app: HTMLElement): boolean {
  const { x, y, width, height } = link.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && (link.contains(hit) || (app.contains(hit) && hit !== app && !hit.closest('main')));
}

/** Whether a member sees nothing in an element, not even that it is loading. */
export function isBlank(element: HTMLElement): boolean {
  if (!isSeen(element)) return true;
  if (element.innerText.trim() !== '') return false;
  return ![...element.querySelectorAll('img, svg, canvas, video, [aria-busy="true"]')].some(isSeen);
}

const isSeen = (element: Element): boolean =>
  element.getBoundingClientRect().height > 0 &&
  (element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true);
