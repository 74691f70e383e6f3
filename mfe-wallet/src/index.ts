import { defineRemote, screensOf } from '@members/mfe-kit';
import { lazy } from 'react';
import routes from './routes.json';

const BankCardScreen = lazy(async () => ({
  default: (await import('./screens/bankCard/BankCardScreen')).BankCardScreen,
}));
const BindCardScreen = lazy(async () => ({
  default: (await import('./screens/bindCard/BindCardScreen')).BindCardScreen,
}));
const ChannelScreen = lazy(async () => ({
  default: (await import('./screens/channel/ChannelScreen')).ChannelScreen,
}));
const EditFundPasswordScreen = lazy(async () => ({
  default: (await import('./screens/editFundPassword/EditFundPasswordScreen')).EditFundPasswordScreen,
}));
const MoneyLogScreen = lazy(async () => ({
  default: (await import('./screens/moneyLog/MoneyLogScreen')).MoneyLogScreen,
}));
const RechargeScreen = lazy(async () => ({
  default: (await import('./screens/recharge/RechargeScreen')).RechargeScreen,
}));
const RechargesScreen = lazy(async () => ({
  default: (await import('./screens/recharges/RechargesScreen')).RechargesScreen,
}));
const ReportScreen = lazy(async () => ({
  default: (await import('./screens/report/ReportScreen')).ReportScreen,
}));
const SetFundPasswordScreen = lazy(async () => ({
  default: (await import('./screens/setFundPassword/SetFundPasswordScreen')).SetFundPasswordScreen,
}));
const WithdrawalsScreen = lazy(async () => ({
  default: (await import('./screens/withdrawals/WithdrawalsScreen')).WithdrawalsScreen,
}));
const WithdrawScreen = lazy(async () => ({
  default: (await import('./screens/withdraw/WithdrawScreen')).WithdrawScreen,
}));

/** What the shell mounts: the lifecycles of this remote. */
export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mfe-wallet',
  texts: (language) => import(`./locales/${language}.json`),
  screens: screensOf(routes, {
    '/Recharge': RechargeScreen,
    '/Channel': ChannelScreen,
    '/RechargeRecord': RechargesScreen,
    '/Withdraw': WithdrawScreen,
    '/WithdrawRecord': WithdrawalsScreen,
    '/Setbank': BankCardScreen,
    '/BindCard': BindCardScreen,
    '/SetPayPassword': SetFundPasswordScreen,
    '/EditPayPassword': EditFundPasswordScreen,
    '/Moneylog': MoneyLogScreen,
    '/Personalreport': ReportScreen,
  }),
});
