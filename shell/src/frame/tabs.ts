import { paths } from '@members/mfe-kit/paths';
import { AccountIcon, HomeIcon, HotIcon, MessagesIcon, ProductsIcon } from '@members/ui/core';

/** The five tabs in the order of ROUTE-06. */
export const tabs = [
  { path: paths.showcase, label: 'tabs.showcase', Icon: ProductsIcon },
  { path: paths.games, label: 'tabs.games', Icon: HotIcon },
  { path: paths.home, label: 'tabs.home', Icon: HomeIcon },
  { path: paths.notices, label: 'tabs.notices', Icon: MessagesIcon },
  { path: paths.account, label: 'tabs.account', Icon: AccountIcon },
] as const;

/** The tab of a pathname, matched case-insensitively (D07). */
export const tabOf = (pathname: string) => {
  const wanted = pathname.toLowerCase().replace(/\/+$/, '');
  return tabs.find(({ path }) => path.toLowerCase() === wanted);
};
