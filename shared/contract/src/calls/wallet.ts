import { get, named, post } from '../call';
import {
  convert,
  count,
  flag,
  list,
  moneyNumber,
  nullable,
  object,
  optional,
  text,
  type Value,
} from '../wire/shape';
import { code, id, maybe, page, words, wordsOr } from '../wire/params';
import { moneyGroups, moneyLog, recharge, statement, withdrawal, type MoneyGroup } from './moneyRecords';

const card = object({ bankName: ['bankinfo', text], number: ['bankid', text] });

/** ENT-12; null for a member without a card. */
const bankCard = convert(object({ bound: ['is_bank', flag], card: ['info', nullable(card)] }), {
  read: (wire) => (wire.bound ? (wire.card ?? { bankName: '', number: '' }) : null),
  write: (bound: BankCard | null) => ({ bound: bound !== null, card: bound }),
});

const bank = object({ name: ['text', text], code: ['value', text] });

/** ENT-10. */
const report = object({
  playMinor: ['play_money', moneyNumber],
  rechargeMinor: ['recharge', moneyNumber],
  withdrawalMinor: ['withdrawal', moneyNumber],
  winMinor: ['win_money', moneyNumber],
  /** What the house gave, such as an opening balance; null where the server does not say. */
  bonusMinor: ['bonus', optional(moneyNumber)],
});

const withdrawalRule = object({
  minMinor: ['min', moneyNumber],
  maxMinor: ['max', moneyNumber],
  perDay: ['num', count],
});

export type BankCard = Value<typeof card>;
export type Bank = Value<typeof bank>;
export type Report = Value<typeof report>;
export type WithdrawalRule = Value<typeof withdrawalRule>;

const fundPassword = words(200);
const groupCodes = Object.fromEntries(moneyGroups.map((group) => [group, group])) as Record<
  MoneyGroup,
  MoneyGroup
>;

/** The way to pay of a recharge that names none (API-09, CONST-13). */
export const defaultPayWay = 'Mexicopay';

export const walletCalls = named({
  bankCard: get({
    no: 21,
    path: '/member/getUserBankInfo',
    aliases: ['/user_get_bank'],
    access: 'member',
    answer: bankCard,
  }),
  report: get({
    no: 22,
    path: '/member/getPersonalreport',
    aliases: ['/user_get_personalreport'],
    access: 'member',
    answer: report,
    kept: true,
  }),
  setFundPassword: post({
    no: 29,
    path: '/member/setPayPassword',
    access: 'member',
    needsPress: true,
    params: { fundPassword: ['paypassword', fundPassword] },
    refusals: ['incomplete', 'alreadySet'],
    limits: { perAddress: 120 },
  }),
  editFundPassword: post({
    no: 30,
    path: '/member/editPayPassword',
    access: 'member',
    needsPress: true,
    params: { oldFundPassword: ['oldpaypwd', fundPassword], fundPassword: ['paypassword', fundPassword] },
    refusals: ['contactService', 'wrongFundPassword', 'incomplete', 'fundPasswordLocked'],
    limits: { perAddress: 120 },
  }),
  bindCard: post({
    no: 32,
    path: '/user_set_bank',
    aliases: ['/member/setUserBank'],
    access: 'member',
    needsPress: true,
    params: {
      cardNumber: ['bankid', words(100)],
      bankName: ['bank', words()],
      bankCode: ['bank_code', words(100)],
      holder: ['username', words()],
      /** The form has none (D48). */
      mobile: ['mobile', wordsOr('', 100)],
    },
    refusals: ['realCardNumber', 'selectBank', 'realNameRequired', 'holderMismatch', 'fundPasswordFirst'],
  }),
  banks: get({
    no: 33,
    path: '/sys_get_banks',
    aliases: ['/system/getBanks'],
    access: 'member',
    answer: list(bank),
  }),
  withdrawalRule: get({
    no: 34,
    path: '/user_get_withdraw_role',
    aliases: ['/member/getUserWithdrawRole'],
    access: 'member',
    answer: withdrawalRule,
  }),
  withdraw: post({
    no: 35,
    path: '/user_set_withdraw',
    aliases: ['/member/setUserWithdraw'],
    access: 'member',
    needsPress: true,
    params: {
      /** Major units with at most two decimals. */
      amount: ['money', words(30)],
      fundPassword: ['paypwd', fundPassword],
    },
    idempotent: true,
    refusals: [
      'correctAmount',
      'bankMissing',
      'realNameRequired',
      'holderMismatch',
      'enterFundPassword',
      'wrongFundPassword',
      'fundPasswordLocked',
      'belowMinimum',
      'aboveMaximum',
      'withdrawalsUsed',
      'withdrawalsWait',
      'insufficientBalance',
      'keyReused',
    ],
    limits: { perAddress: 300 },
  }),
  withdrawals: get({
    no: 36,
    path: '/user_get_withdraw_list',
    aliases: ['/member/getUserWithdrawList'],
    access: 'member',
    answer: list(withdrawal),
    kept: true,
  }),
  recharges: get({
    no: 37,
    path: '/getUserRechargeList',
    aliases: ['/member/getUserRechargeList'],
    access: 'member',
    answer: list(recharge),
    kept: true,
  }),
  moneyLog: get({
    no: 38,
    path: '/getMoneylog',
    aliases: ['/member/getMoneylog'],
    access: 'member',
    params: { page: ['page', page(1, 1_000_000)], limit: ['limit', page(10, 50)] },
    answer: moneyLog,
    kept: true,
  }),
  /** A month of the account, fifty lines at a time, newest first. */
  statement: get({
    path: '/member/statement',
    access: 'member',
    params: {
      /** Such as "2026-11". */
      month: ['month', words(100)],
      group: ['group', maybe(code(groupCodes))],
      page: ['page', page(1, 10_000)],
    },
    answer: statement,
    refusals: ['invalidValue'],
    limits: { perAddress: 240 },
  }),
  recharge: post({
    no: 39,
    path: '/doRecharge',
    aliases: ['/recharge/doRecharge'],
    access: 'member',
    needsPress: true,
    params: {
      /** Major units with at most two decimals. */
      amount: ['money', words(30)],
      channel: ['bank_type', words(100)],
      payWay: ['pay_way', wordsOr(defaultPayWay, 60)],
    },
    /** Where the member pays, and the order number of the payment. */
    answer: object({ payUrl: ['pay_url', text], reference: ['order_sn', optional(text)] }),
    idempotent: true,
    refusals: [
      'wrongAmount',
      'belowMinimum',
      'aboveMaximum',
      'channelUnavailable',
      'depositLimitReached',
      'playPaused',
      'playExcluded',
      'keyReused',
    ],
    limits: { perAddress: 60 },
  }),
  /** Leads to where a recharge that waits can still be paid, by its order number. */
  continuePayment: post({
    path: '/member/continuePayment',
    access: 'member',
    params: { reference: ['order_sn', words(100)] },
    answer: object({ payUrl: ['pay_url', text] }),
    refusals: ['notFound', 'paymentOver', 'channelUnavailable'],
    limits: { perAddress: 60 },
  }),
  /** Sends a payment that came and is not credited back to where it came from. */
  returnPayment: post({
    path: '/member/returnPayment',
    access: 'member',
    needsPress: true,
    params: { id: ['id', id] },
    refusals: ['paymentSettled'],
    limits: { perAddress: 60 },
  }),
});
