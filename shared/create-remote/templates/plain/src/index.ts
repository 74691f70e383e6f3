import type { RemoteProps } from '@members/mfe-kit';
import { loadTexts } from './texts';

/** The screen of each route, loaded when it is first opened. */
const screens = {
  '/Blank': async () => (await import('./screens/blank/blankScreen')).blankScreen,
};

/** What ends each mount. */
const mounted = new WeakMap<HTMLElement, () => void>();

export const bootstrap = async () => undefined;

/** Shows the screen of the current address, and follows the history among the routes of this remote. */
export async function mount({ domElement, history, language }: RemoteProps) {
  const t = await loadTexts(language);
  const show = async () => {
    const { pathname } = history.location;
    const found = Object.entries(screens).find(([path]) => path.toLowerCase() === pathname.toLowerCase());
    if (found) domElement.replaceChildren(...(await found[1]())({ t, history }));
  };
  mounted.set(
    domElement,
    history.listen(() => void show()),
  );
  await show();
}

export async function unmount({ domElement }: RemoteProps) {
  mounted.get(domElement)?.();
  mounted.delete(domElement);
  domElement.replaceChildren();
}
