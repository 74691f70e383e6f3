import { z } from 'zod';
import type { CallId } from '../calls';
import type { Answer } from '../client';
import { noData, writeNothing } from './data';
import { count, id, nothing, text, wholeNumber } from './fields';
import * as logistics from './logistics';
import * as lottery from './lottery';
import * as member from './member';
import * as showcase from './showcase';
import * as site from './site';
import * as video from './video';
import * as wallet from './wallet';

const none = { request: nothing };
const onlyId = { request: z.object({ id }) };
const gameKey = {
  request: z.object({ key: text(40) }).transform(({ key }) => ({ key })),
};
const silent = { data: noData, write: writeNothing };
const session = { data: member.sessionData, write: member.writeSession };
const password = text(200);

/**
 * The server's side of every call: the fields of the wire to parameters in this project's words, and an answer in
 * this project's words to the data of the wire. Requests are read leniently: a missing field is `''`, so that the
 * slice answers with the refusal that the member can act on. What doesn't parse at all is an illegal request.
 */
export const serverCalls = {
  siteInfo: { ...none, data: site.siteInfoData, write: site.writeSiteInfo },
  siteConfig: { ...none, data: site.siteConfigData, write: site.writeSiteConfig },
  showcaseItems: {
    request: z
      .object({ id: z.string().max(20).optional() })
      .transform((f) => ({ cityId: f.id === undefined || f.id === '' ? undefined : id.parse(f.id) })),
    data: showcase.showcaseItemsData,
    write: showcase.writeShowcaseItems,
  },
  showcaseItem: { ...onlyId, data: showcase.showcaseItemData, write: showcase.writeShowcaseItem },
  cities: { ...none, data: showcase.citiesData, write: showcase.writeCities },
  hotGames: { ...none, data: lottery.gamesData, write: lottery.writeGames },
  games: {
    request: z.object({ class: text(40) }).transform((f) => ({ classKey: f.class || undefined })),
    data: lottery.gamesData,
    write: lottery.writeGames,
  },
  gameClasses: { ...none, data: lottery.gameClassesData, write: lottery.writeGameClasses },
  gameState: { ...gameKey, data: lottery.gameStateData, write: lottery.writeGameState },
  drawResults: { ...gameKey, data: lottery.drawResultsData, write: lottery.writeDrawResults },
  odds: {
    request: z.object({ id }).transform((f) => ({ gameId: f.id })),
    data: lottery.oddsData,
    write: lottery.writeOdds,
  },
  placeOrder: {
    request: z
      .object({ item: text(400), money: wholeNumber, lid: id, mid: id, expect: text(40) })
      .transform((f) => ({
        /** As sent: unknown and repeated types are the slice's to refuse. */
        betTypes: f.item.split(',').filter(Boolean),
        /** Per option, in major units; NaN for what is not a whole number. */
        stake: f.money,
        gameId: f.lid,
        memberId: f.mid,
        period: f.expect,
      })),
    data: lottery.placedOrdersData,
    write: lottery.writePlacedOrders,
  },
  videoClasses: { ...none, data: video.videoClassesData, write: video.writeVideoClasses },
  videos: {
    request: z
      .object({ id: text(40), page: count(1, 1_000_000) })
      .transform((f) => ({ classKey: f.id, page: f.page })),
    data: video.videoPageData,
    write: video.writeVideoPage,
  },
  video: { ...onlyId, data: video.videoData, write: video.writeVideo },
  moreVideos: { ...none, data: video.videosData, write: video.writeVideos },
  login: {
    request: z.object({ username: text(100), password }),
    ...session,
  },
  register: {
    request: z
      .object({ username: text(100), password, code: text(100) })
      .transform((f) => ({ username: f.username, password: f.password, inviteCode: f.code })),
    ...session,
  },
  ssoLogin: {
    request: z
      .object({ sso: text(4_000), username: text(100) })
      .transform((f) => ({ ticket: f.sso, username: f.username })),
    ...session,
  },
  member: { ...none, data: member.memberData, write: member.writeMember },
  bankCard: { ...none, data: wallet.bankCardData, write: wallet.writeBankCard },
  report: { ...none, data: wallet.reportData, write: wallet.writeReport },
  orders: { ...none, data: lottery.ordersData, write: lottery.writeOrders },
  notices: { ...none, data: member.noticesData, write: member.writeNotices },
  setAvatar: {
    request: z.object({ header_img: text(500) }).transform((f) => ({ url: f.header_img })),
    data: member.avatarUrlData,
    write: member.writeAvatarUrl,
  },
  uploadImage: { ...none, data: member.uploadData, write: member.writeUpload },
  setRealName: { request: z.object({ name: text(500) }), ...silent },
  setSex: { request: z.object({ sex: text(10) }), ...silent },
  setFundPassword: {
    request: z.object({ paypassword: password }).transform((f) => ({ fundPassword: f.paypassword })),
    ...silent,
  },
  editFundPassword: {
    request: z
      .object({ oldpaypwd: password, paypassword: password })
      .transform((f) => ({ oldFundPassword: f.oldpaypwd, fundPassword: f.paypassword })),
    ...silent,
  },
  setLoginPassword: {
    request: z
      .object({ old_password: password, new_password: password })
      .transform((f) => ({ oldPassword: f.old_password, newPassword: f.new_password })),
    ...silent,
  },
  bindCard: {
    request: z
      .object({ bankid: text(100), bank: text(), bank_code: text(100), username: text(), mobile: text(100) })
      .transform((f) => ({
        cardNumber: f.bankid,
        bankName: f.bank,
        bankCode: f.bank_code,
        holder: f.username,
        mobile: f.mobile,
      })),
    ...silent,
  },
  banks: { ...none, data: wallet.banksData, write: wallet.writeBanks },
  withdrawalRule: { ...none, data: wallet.withdrawalRuleData, write: wallet.writeWithdrawalRule },
  withdraw: {
    request: z
      .object({ money: text(30), paypwd: password })
      .transform((f) => ({ amount: f.money, fundPassword: f.paypwd })),
    ...silent,
  },
  withdrawals: { ...none, data: wallet.withdrawalsData, write: wallet.writeWithdrawals },
  recharges: { ...none, data: wallet.rechargesData, write: wallet.writeRecharges },
  moneyLog: {
    request: z.object({ page: count(1, 1_000_000), limit: count(10, 50) }),
    data: wallet.moneyLogData,
    write: wallet.writeMoneyLog,
  },
  recharge: {
    request: z
      .object({ pay_way: text(60), money: text(30), bank_type: text(100) })
      .transform((f) => ({ amount: f.money, channel: f.bank_type, payWay: f.pay_way })),
    data: wallet.paymentData,
    write: wallet.writePayment,
  },
  waybill: {
    request: z.object({ order_sn: text(100) }).transform((f) => ({ number: f.order_sn })),
    data: logistics.waybillData,
    write: logistics.writeWaybill,
  },
} satisfies { [Id in CallId]: ServerCall<Answer<Id>> };

interface ServerCall<A> {
  request: z.ZodType;
  data: z.ZodType;
  write: (answer: A) => unknown;
}

/** Parameters of a call as the server sees them, `undefined` where it takes none. */
export type ServerParams<Id extends CallId> = z.output<(typeof serverCalls)[Id]['request']>;

/** The parameters in a request's fields, or `null` where they can't be read. */
export function readParams<Id extends CallId>(
  call: Id,
  fields: unknown,
): { params: ServerParams<Id> } | null {
  const { success, data } = serverCalls[call].request.safeParse(fields);
  return success ? { params: data as ServerParams<Id> } : null;
}

/** The data of the wire for an answer. */
export function writeAnswer<Id extends CallId>(call: Id, answer: Answer<Id>): unknown {
  return (serverCalls[call].write as (answer: Answer<Id>) => unknown)(answer);
}
