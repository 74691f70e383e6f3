import { defineRemote, lazyScreen, screensOf } from '@members/mfe-kit';
import routes from './routes.json';

const screens = {
  '/Recharge': lazyScreen(async () => (await import('./screens/recharge/RechargeScreen')).RechargeScreen),
  '/Channel': lazyScreen(async () => (await import('./screens/channel/ChannelScreen')).ChannelScreen),
  '/RechargeRecord': lazyScreen(
    async () => (await import('./screens/recharges/RechargesScreen')).RechargesScreen,
  ),
  '/Withdraw': lazyScreen(async () => (await import('./screens/withdraw/WithdrawScreen')).WithdrawScreen),
  '/WithdrawRecord': lazyScreen(
    async () => (await import('./screens/withdrawals/WithdrawalsScreen')).WithdrawalsScreen,
  ),
  '/Setbank': lazyScreen(async () => (await import('./screens/bankCard/BankCardScreen')).BankCardScreen),
  '/BindCard': lazyScreen(async () => (await import('./screens/bindCard/BindCardScreen')).BindCardScreen),
  '/SetPayPassword': lazyScreen(
    async () => (await import('./screens/fundPassword/SetFundPasswordScreen')).SetFundPasswordScreen,
  ),
  '/EditPayPassword': lazyScreen(
    async () => (await import('./screens/fundPassword/EditFundPasswordScreen')).EditFundPasswordScreen,
  ),
  '/Moneylog': lazyScreen(async () => (await import('./screens/moneyLog/MoneyLogScreen')).MoneyLogScreen),
  '/Personalreport': lazyScreen(async () => (await import('./screens/report/ReportScreen')).ReportScreen),
};

/** What the shell mounts: the lifecycles of this remote. */
export const { bootstrap, mount, unmount, preload } = defineRemote({
  name: 'mfe-wallet',
  texts: (language) => import(`./locales/${language}.json`),
  screens: screensOf(routes, screens),
});
