import { defineRemote, screensOf } from '@members/mfe-kit';
import { lazy } from 'react';
import routes from './routes.json';

const LoginScreen = lazy(async () => ({
  default: (await import('./screens/login/LoginScreen')).LoginScreen,
}));
const RegisterScreen = lazy(async () => ({
  default: (await import('./screens/register/RegisterScreen')).RegisterScreen,
}));
const AccountScreen = lazy(async () => ({
  default: (await import('./screens/account/AccountScreen')).AccountScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('./screens/settings/SettingsScreen')).SettingsScreen,
}));

/** What the shell mounts: the lifecycles of this remote. Routes without a screen here show that they are coming. */
export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mfe-account',
  texts: (language) => import(`./locales/${language}.json`),
  screens: screensOf(routes, {
    '/Login': LoginScreen,
    '/Register': RegisterScreen,
    '/Mine': AccountScreen,
    '/Setting': SettingsScreen,
  }),
});
