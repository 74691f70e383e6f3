import { session } from '@members/api-client/session';
import { storedLanguage } from '@members/i18n/locale';
import { firstStepsKey } from '@members/mfe-kit/firstSteps';

declare global {
  interface Window {
    /** The button of a drawn Home that was pressed last, if nothing else was since. */
    membersPressed?: HTMLElement | null;
  }
}

/** A worker keeps pages; what Home was so long ago is not shown any more. */
const longestMs = 24 * 60 * 60 * 1000;
const homeHash = '#/Home';
const isHome = () => ['', '#/', homeHash].includes(window.location.hash);

/**
 * Puts the Home that the server has drawn (decision 127) into its place once the page is parsed, before other scripts of it
 * run, where Home is what this browser is going to show, in this language. The app takes it over, and answers the press of a
 * button that was made before. On other screens nothing is looked at: what the browser makes of a template for scripts takes a
 * slow phone time.
 */
export function placeHome(): void {
  if (isHome()) document.addEventListener('readystatechange', place, { once: true });
}

function place(): void {
  const drawn = document.querySelector<HTMLTemplateElement>('#drawn-home');
  if (!drawn) return;
  const { content, dataset } = drawn;
  const isWanted = isHome() && dataset.language === storedLanguage();
  const isOld = Date.now() - Number(dataset.at) > longestMs;
  if (!isWanted || isOld || localStorage.getItem(firstStepsKey)) return;
  // Without an address the app would draw nothing first.
  if (window.location.hash !== homeHash) window.history.replaceState(null, '', homeHash);
  for (const element of content.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style!;
  if (session.current()) content.querySelector('[data-visitors]')!.remove();
  const app = document.querySelector<HTMLElement>('#app')!;
  app.replaceChildren(content);
  app.dataset.drawn = 'home';
  app.onclick = ({ target }) => {
    window.membersPressed = (target as Element).closest('button');
  };
}
