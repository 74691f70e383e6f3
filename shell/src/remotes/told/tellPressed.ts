import { call, type ApiError } from '@members/api-client';
import {
  formatCurrency,
  lotteryCalls,
  memberCalls,
  passkeyCalls,
  privacyCalls,
  recoveryCalls,
  signedWithdrawalCalls,
  walletCalls,
  type Call,
} from '@members/contract';
import { currentLanguage, formatAmount, namespaces, type TextLoader } from '@members/i18n';
import { instance } from '@members/i18n/shell';
import { announce } from '@members/mfe-kit';
import { ordersPlaced } from '../../outcomes/ordersPlaced';
import en_us from './locales/en_us.json';
import es_spa from './locales/es_spa.json';
import ko_ko from './locales/ko_ko.json';
import ms_my from './locales/ms_my.json';
import vn_vn from './locales/vn_vn.json';
import zh_cn from './locales/zh_cn.json';

type Values = Readonly<Record<string, string | number>>;
type Telling = [key: string, values?: Values];

/** In all languages, in one file: few members hear of them in more than one, and none on a first screen. */
const texts = { en_us, es_spa, ko_ko, ms_my, vn_vn, zh_cn };
const textsOf: TextLoader = async (language) => ({ default: texts[language] });

const minorOf = (points: number | string) => Math.round(Number(points) * 100) || 0;
const ending = (cardNumber: string) => cardNumber.slice(-4);

/** The member's own card, asked of the server, since the release may show another one. */
async function withdrawal({ amount }: { amount: string }): Promise<Telling> {
  const shown = formatCurrency(minorOf(amount), currentLanguage());
  const card = await call(walletCalls.bankCard).catch((_error: ApiError) => null);
  return card
    ? ['withdraw', { amount: shown, ending: ending(card.number) }]
    : ['withdrawNoCard', { amount: shown }];
}

/**
 * By the call that has succeeded: what it did, made of what was really sent. A recharge is not told: nothing has moved, and
 * the provider's page says what it would be.
 */
const tellings: readonly (readonly [Call, (params: never) => Telling | Promise<Telling>])[] = [
  [
    lotteryCalls.placeOrder,
    ({ betTypes, stake, period }: { betTypes: readonly string[]; stake: number; period: string }) => {
      const count = betTypes.length;
      return ['placeOrder', { count, period, amount: formatAmount(minorOf(count * stake)) }];
    },
  ],
  [walletCalls.withdraw, withdrawal],
  [signedWithdrawalCalls.withdrawSigned, withdrawal],
  [walletCalls.returnPayment, () => ['returnPayment']],
  [
    walletCalls.bindCard,
    ({ bankName, cardNumber }: { bankName: string; cardNumber: string }) => [
      'bindCard',
      { bank: bankName, ending: ending(cardNumber) },
    ],
  ],
  [walletCalls.setFundPassword, () => ['fundPassword']],
  [walletCalls.editFundPassword, () => ['fundPassword']],
  [memberCalls.setLoginPassword, () => ['loginPassword']],
  [passkeyCalls.addPasskey, () => ['addPasskey']],
  [passkeyCalls.removePasskey, () => ['removePasskey']],
  [memberCalls.setRealName, ({ name }: { name: string }) => ['realName', { name }]],
  [recoveryCalls.confirmAddress, () => ['address']],
  [recoveryCalls.renewPassword, () => ['loginPassword']],
  [recoveryCalls.setPasswordByLink, () => ['loginPassword']],
  [recoveryCalls.forgetFundPassword, () => ['fundPasswordForgotten']],
  [recoveryCalls.keepFundPassword, () => ['fundPasswordKept']],
  [recoveryCalls.renewFundPassword, () => ['fundPassword']],
  [privacyCalls.archive, () => ['archive']],
  [privacyCalls.closeAccount, () => ['closeAccount']],
];

/** Tells the member in the shell's own words what a release has just done for them (decision 89). */
export async function tellPressed(path: string, params: unknown): Promise<void> {
  const called = (call: Call) => call.path.toLowerCase() === path.toLowerCase();
  const [, telling] = tellings.find(([call]) => called(call)) ?? [];
  if (!telling) return;
  if (called(lotteryCalls.placeOrder)) ordersPlaced.notify();
  const [[key, values = {}]] = await Promise.all([
    telling(params as never),
    namespaces.add('told', textsOf, currentLanguage()),
  ]);
  announce(instance.t(key, { ns: 'told', ...values }), 'success');
}
