import type { RouteAccess } from '@members/mfe-kit';

export type OwnScreen = 'home' | 'notices' | 'language' | 'serviceOnline' | 'service';

/** The shell's own five routes: what must survive any remote being down (acceptance.md §2). */
export const ownRoutes: readonly {
  path: string;
  access: RouteAccess;
  titleKey: string;
  screen: OwnScreen;
}[] = [
  { path: '/Home', access: 'browse', titleKey: 'title.home', screen: 'home' },
  { path: '/Notice', access: 'browse', titleKey: 'title.notices', screen: 'notices' },
  { path: '/Language', access: 'public', titleKey: 'title.language', screen: 'language' },
  { path: '/ServiceOnline', access: 'public', titleKey: 'title.serviceOnline', screen: 'serviceOnline' },
  { path: '/ServicePage', access: 'public', titleKey: 'title.service', screen: 'service' },
];
