import { screenOf } from '@members/gallery';
import * as lifecycles from '..';
import texts from '../locales/en_us.json';
import routes from '../routes.json';

export default { title: 'Wallet' };

const screen = screenOf({ lifecycles, routes, texts });
const noCard = { answers: { bankCard: null } };

export const Recharge = screen('/Recharge');
export const RechargeLoading = screen('/Recharge', { api: 'loading' });
export const RechargeFailed = screen('/Recharge', { api: 'failed' });
export const Channel = screen('/Channel?money=100');
export const Recharges = screen('/RechargeRecord');
export const RechargesLoading = screen('/RechargeRecord', { api: 'loading' });
export const RechargesFailed = screen('/RechargeRecord', { api: 'failed' });
export const RechargesEmpty = screen('/RechargeRecord', { api: 'bare' });
export const Withdraw = screen('/Withdraw');
export const WithdrawLoading = screen('/Withdraw', { api: 'loading' });
export const WithdrawFailed = screen('/Withdraw', { api: 'failed' });
export const WithdrawWithoutCard = screen('/Withdraw', noCard);
export const Withdrawals = screen('/WithdrawRecord');
export const WithdrawalsFailed = screen('/WithdrawRecord', { api: 'failed' });
export const WithdrawalsEmpty = screen('/WithdrawRecord', { api: 'bare' });
export const BankCard = screen('/Setbank');
export const BankCardMissing = screen('/Setbank', noCard);
export const BankCardFailed = screen('/Setbank', { api: 'failed' });
export const BindCard = screen('/BindCard', noCard);
export const SetFundPassword = screen('/SetPayPassword', { api: 'bare' });
export const EditFundPassword = screen('/EditPayPassword');
export const MoneyLog = screen('/Moneylog');
export const MoneyLogFailed = screen('/Moneylog', { api: 'failed' });
export const MoneyLogEmpty = screen('/Moneylog', { api: 'bare' });
export const Report = screen('/Personalreport');
export const ReportWithBonus = screen('/Personalreport', {
  answers: {
    report: {
      ...{ playMinor: 0, rechargeMinor: 0, withdrawalMinor: 0, winMinor: 0 },
      bonusMinor: 100_000,
    },
  },
});
export const ReportLoading = screen('/Personalreport', { api: 'loading' });
export const ReportFailed = screen('/Personalreport', { api: 'failed' });
