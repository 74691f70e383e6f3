import { defineRemote, lazyScreen, screensOf } from '@members/mfe-kit';
import routes from './routes.json';

const screens = {
  '/Login': lazyScreen(async () => (await import('./screens/login/LoginScreen')).LoginScreen),
  '/Register': lazyScreen(async () => (await import('./screens/register/RegisterScreen')).RegisterScreen),
  '/Mine': lazyScreen(async () => (await import('./screens/account/AccountScreen')).AccountScreen),
  '/Setting': lazyScreen(async () => (await import('./screens/settings/SettingsScreen')).SettingsScreen),
  '/Infomation': lazyScreen(
    async () => (await import('./screens/personalInfo/PersonalInfoScreen')).PersonalInfoScreen,
  ),
  '/Setname': lazyScreen(async () => (await import('./screens/realName/RealNameScreen')).RealNameScreen),
  '/Setsex': lazyScreen(async () => (await import('./screens/sex/SexScreen')).SexScreen),
  '/SetLoginPassword': lazyScreen(
    async () => (await import('./screens/loginPassword/LoginPasswordScreen')).LoginPasswordScreen,
  ),
};

/** What the shell mounts: the lifecycles of this remote. */
export const { bootstrap, mount, unmount, preload } = defineRemote({
  name: 'mfe-account',
  texts: (language) => import(`./locales/${language}.json`),
  screens: screensOf(routes, screens),
});
