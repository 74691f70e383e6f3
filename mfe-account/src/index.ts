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
const PersonalInfoScreen = lazy(async () => ({
  default: (await import('./screens/personalInfo/PersonalInfoScreen')).PersonalInfoScreen,
}));
const RealNameScreen = lazy(async () => ({
  default: (await import('./screens/realName/RealNameScreen')).RealNameScreen,
}));
const SexScreen = lazy(async () => ({ default: (await import('./screens/sex/SexScreen')).SexScreen }));
const LoginPasswordScreen = lazy(async () => ({
  default: (await import('./screens/loginPassword/LoginPasswordScreen')).LoginPasswordScreen,
}));

/** What the shell mounts: the lifecycles of this remote. */
export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mfe-account',
  texts: (language) => import(`./locales/${language}.json`),
  screens: screensOf(routes, {
    '/Login': LoginScreen,
    '/Register': RegisterScreen,
    '/Mine': AccountScreen,
    '/Setting': SettingsScreen,
    '/Infomation': PersonalInfoScreen,
    '/Setname': RealNameScreen,
    '/Setsex': SexScreen,
    '/SetLoginPassword': LoginPasswordScreen,
  }),
});
