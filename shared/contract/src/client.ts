import type { BetType } from './bet';
import type { CallId } from './calls';
import type { Language } from './language';
import * as logistics from './logistics';
import * as lottery from './lottery';
import * as member from './member';
import * as showcase from './showcase';
import * as site from './site';
import * as video from './video';
import * as wallet from './wallet';

type Fields = Record<string, string | number | undefined>;
type File = Blob;

const none = (): Fields => ({});
const nothing = (): null => null;

/**
 * The client's side of every call: parameters in this project's words to the fields of the wire, and the data
 * of the wire to this project's words. Amounts go out in major units with at most two decimals.
 */
export const clientCalls = {
  siteInfo: { fields: none, read: site.readSiteInfo },
  siteConfig: { fields: none, read: site.readSiteConfig },
  showcaseItems: {
    fields: (p: { cityId?: number }): Fields => ({ id: p.cityId }),
    read: showcase.readShowcaseItems,
  },
  showcaseItem: { fields: (p: { id: number }): Fields => ({ id: p.id }), read: showcase.readShowcaseItem },
  cities: { fields: none, read: showcase.readCities },
  hotGames: { fields: none, read: lottery.readGames },
  games: { fields: (p: { classKey?: string }): Fields => ({ class: p.classKey }), read: lottery.readGames },
  gameClasses: { fields: none, read: lottery.readGameClasses },
  gameState: { fields: (p: { key: string }): Fields => ({ key: p.key }), read: lottery.readGameState },
  drawResults: { fields: (p: { key: string }): Fields => ({ key: p.key }), read: lottery.readDrawResults },
  odds: { fields: (p: { gameId: number }): Fields => ({ id: p.gameId }), read: lottery.readOdds },
  placeOrder: {
    fields: (p: {
      betTypes: readonly BetType[];
      stake: number;
      gameId: number;
      memberId: number;
      period: string;
    }): Fields => ({
      item: p.betTypes.join(','),
      money: p.stake,
      lid: p.gameId,
      mid: p.memberId,
      expect: p.period,
    }),
    read: lottery.readPlacedOrders,
  },
  videoClasses: { fields: none, read: video.readVideoClasses },
  videos: {
    fields: (p: { classKey: string; page: number }): Fields => ({ id: p.classKey, page: p.page }),
    read: video.readVideoPage,
  },
  video: { fields: (p: { id: number }): Fields => ({ id: p.id }), read: video.readVideo },
  moreVideos: { fields: none, read: video.readVideos },
  login: {
    fields: (p: { username: string; password: string; language: Language }): Fields => ({
      username: p.username,
      password: p.password,
      lang: p.language,
    }),
    read: member.readSession,
  },
  register: {
    fields: (p: { username: string; password: string; inviteCode: string; language: Language }): Fields => ({
      username: p.username,
      password: p.password,
      code: p.inviteCode,
      lang: p.language,
    }),
    read: member.readSession,
  },
  ssoLogin: {
    fields: (p: { ticket: string; username: string; language: Language }): Fields => ({
      sso: p.ticket,
      username: p.username,
      lang: p.language,
    }),
    read: member.readSession,
  },
  member: { fields: none, read: member.readMember },
  bankCard: { fields: none, read: wallet.readBankCard },
  report: { fields: none, read: wallet.readReport },
  orders: { fields: none, read: lottery.readOrders },
  notices: { fields: none, read: member.readNotices },
  setAvatar: { fields: (p: { url: string }): Fields => ({ header_img: p.url }), read: member.readAvatarUrl },
  uploadImage: { fields: none, file: (p: { file: File }) => p.file, read: member.readUpload },
  setRealName: { fields: (p: { name: string }): Fields => ({ name: p.name }), read: nothing },
  setSex: {
    fields: (p: { sex: 'man' | 'woman' }): Fields => ({ sex: member.sexCodes[p.sex] }),
    read: nothing,
  },
  setFundPassword: {
    fields: (p: { fundPassword: string }): Fields => ({ paypassword: p.fundPassword }),
    read: nothing,
  },
  editFundPassword: {
    fields: (p: { oldFundPassword: string; fundPassword: string }): Fields => ({
      oldpaypwd: p.oldFundPassword,
      paypassword: p.fundPassword,
    }),
    read: nothing,
  },
  setLoginPassword: {
    fields: (p: { oldPassword: string; newPassword: string }): Fields => ({
      old_password: p.oldPassword,
      new_password: p.newPassword,
    }),
    read: nothing,
  },
  bindCard: {
    fields: (p: { cardNumber: string; bankName: string; bankCode: string; holder: string }): Fields => ({
      bankid: p.cardNumber,
      bank: p.bankName,
      bank_code: p.bankCode,
      username: p.holder,
      mobile: '',
    }),
    read: nothing,
  },
  banks: { fields: none, read: wallet.readBanks },
  withdrawalRule: { fields: none, read: wallet.readWithdrawalRule },
  withdraw: {
    fields: (p: { amount: string; fundPassword: string }): Fields => ({
      money: p.amount,
      paypwd: p.fundPassword,
    }),
    read: nothing,
  },
  withdrawals: { fields: none, read: wallet.readWithdrawals },
  recharges: { fields: none, read: wallet.readRecharges },
  moneyLog: {
    fields: (p: { page: number; limit: number }): Fields => ({ page: p.page, limit: p.limit }),
    read: wallet.readMoneyLog,
  },
  recharge: {
    fields: (p: { amount: string; channel: string; payWay?: string }): Fields => ({
      pay_way: p.payWay ?? 'Mexicopay',
      money: p.amount,
      bank_type: p.channel,
    }),
    read: wallet.readPayment,
  },
  waybill: {
    fields: (p: { number: string }): Fields => ({ order_sn: p.number }),
    read: logistics.readWaybill,
  },
} satisfies Record<CallId, ClientCall>;

interface ClientCall {
  fields: (params: never) => Fields;
  file?: (params: never) => File;
  read: (data: unknown) => unknown;
}

type ParamsOf<C> = C extends { file: (params: infer P) => File }
  ? P
  : C extends { fields: (params: infer P) => Fields }
    ? unknown extends P
      ? void
      : P
    : never;

/** Parameters of a call, `void` where it takes none. */
export type Params<Id extends CallId> = ParamsOf<(typeof clientCalls)[Id]>;
/** What a call answers, in this project's words. */
export type Answer<Id extends CallId> = ReturnType<(typeof clientCalls)[Id]['read']>;
