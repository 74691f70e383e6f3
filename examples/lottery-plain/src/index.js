import { session } from '@members/api-client';
import { gamesScreen } from './screens/gamesScreen.js';
import { lotteryScreen } from './screens/lotteryScreen.js';
import { ordersScreen } from './screens/ordersScreen.js';
import { loadTexts } from './texts.js';

const screens = {
  '/game': { show: gamesScreen },
  '/lottery': { show: lotteryScreen, forMembers: true },
  '/gamerecord': { show: ordersScreen, forMembers: true },
};

/** What runs of each mount: ends its screen, and ends following the shell's history. */
const mounted = new WeakMap();

export const bootstrap = async () => undefined;

/** Shows the screen of the current address, and follows the history among the routes of this remote. */
export async function mount(props) {
  const { domElement, history, language } = props;
  const t = await loadTexts(language);
  let leave = () => undefined;
  const show = () => {
    leave();
    leave = () => undefined;
    domElement.replaceChildren();
    const { pathname, search } = history.location;
    const screen = screens[pathname.toLowerCase()];
    if (!screen) return;
    if (screen.forMembers && !session.current())
      return history.replace('/Login', { returnTo: pathname + search });
    leave = screen.show({ ...props, t }) ?? leave;
  };
  const unfollow = history.listen(show);
  mounted.set(domElement, () => {
    unfollow();
    leave();
  });
  show();
}

export async function unmount({ domElement }) {
  mounted.get(domElement)?.();
  mounted.delete(domElement);
  domElement.replaceChildren();
}
