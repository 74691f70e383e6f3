import type { RefusalKey } from './refusals';

/**
 * The member API as one table (spec.md §7; acceptance.md §4). Keys are this project's names, paths are the
 * wire's. Paths stand behind `/api`, match case-insensitively, and so do the aliases (D65).
 *
 * `access: 'member'` needs a session (D17); such a call is not sent without a token (D64).
 * `postTwin`: the server also accepts POST with a form body (D58).
 * `idempotent`: an `Idempotency-Key` header replays the first answer.
 */
export interface Call {
  readonly no: number;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly aliases: readonly string[];
  readonly access: 'public' | 'member';
  readonly refusals: readonly RefusalKey[];
  readonly postTwin?: true;
  readonly idempotent?: true;
  readonly multipart?: true;
}

const publicGet = { method: 'GET', aliases: [], access: 'public', refusals: [] } as const;
const memberGet = { method: 'GET', aliases: [], access: 'member', refusals: [] } as const;
const publicPost = { method: 'POST', aliases: [], access: 'public', refusals: [] } as const;
const memberPost = { method: 'POST', aliases: [], access: 'member', refusals: [] } as const;

export const calls = {
  siteInfo: { ...publicGet, no: 1, path: '/system/base' },
  siteConfig: { ...publicGet, no: 2, path: '/system/config' },
  showcaseItems: { ...publicGet, no: 3, path: '/xuanfei/xuanfeilist' },
  showcaseItem: { ...memberGet, no: 4, path: '/xuanfei/xuanfeidata', refusals: ['notFound'] },
  cities: { ...publicGet, no: 5, path: '/xuanfei/address', aliases: ['address_list'] },
  hotGames: { ...publicGet, no: 6, path: '/Lottery/hotLottery' },
  games: { ...publicGet, no: 7, path: '/Lottery/lotteryList', aliases: ['lottery_list'] },
  gameClasses: { ...publicGet, no: 8, path: '/Lottery/itemlist' },
  gameState: { ...memberGet, no: 9, path: '/Lottery/getLotteryInfo', refusals: ['gameClosed'] },
  drawResults: { ...memberGet, no: 10, path: '/Lottery/getLotteryOneList' },
  odds: { ...memberGet, no: 11, path: '/Lottery/getLotteryPeilv' },
  placeOrder: {
    ...memberPost,
    no: 12,
    path: '/game/placeOrder',
    idempotent: true,
    refusals: [
      'chooseNumber',
      'wrongAmount',
      'insufficientForOrder',
      'periodClosed',
      'illegalRequest',
      'gameClosed',
      'aboveLimit',
      'keyReused',
    ],
  },
  videoClasses: { ...publicGet, no: 13, path: '/video/itemlist' },
  videos: { ...publicGet, no: 14, path: '/video/getVideoList' },
  video: { ...memberGet, no: 15, path: '/video/getVideoInfo', refusals: ['notFound'] },
  moreVideos: { ...memberGet, no: 16, path: '/video/getVideoMoreItem', aliases: ['video_get_more_item'] },
  login: {
    ...publicPost,
    no: 17,
    path: '/member/doLogin',
    refusals: ['wrongCredentials', 'tooManyAttempts', 'accountOffline'],
  },
  register: {
    ...publicPost,
    no: 18,
    path: '/member/doRegister',
    refusals: ['usernameTaken', 'invalidInviteCode', 'usernameFormat', 'passwordLength'],
  },
  ssoLogin: {
    ...publicPost,
    no: 19,
    path: '/member/doLoginthird',
    refusals: ['ssoInvalid', 'accountOffline'],
  },
  member: { ...memberGet, no: 20, path: '/member/getUserInfo', aliases: ['user_info'] },
  bankCard: { ...memberGet, no: 21, path: '/member/getUserBankInfo', aliases: ['user_get_bank'] },
  report: { ...memberGet, no: 22, path: '/member/getPersonalreport', aliases: ['user_get_personalreport'] },
  orders: { ...memberGet, no: 23, path: '/member/getUserGameList', aliases: ['user_get_game_list'] },
  notices: { ...publicGet, no: 24, path: '/notice/getNoticeList' },
  setAvatar: { ...memberPost, no: 25, path: '/member/uploadHeaderImg', refusals: ['invalidImage'] },
  uploadImage: {
    ...memberPost,
    no: 26,
    path: '/system/uploadimg',
    multipart: true,
    refusals: ['invalidImage', 'imageTooLarge'],
  },
  setRealName: {
    ...memberGet,
    no: 27,
    path: '/member/setName',
    postTwin: true,
    refusals: ['alreadySet', 'realNameRequired'],
  },
  setSex: { ...memberPost, no: 28, path: '/member/setSex', refusals: ['invalidValue'] },
  setFundPassword: {
    ...memberPost,
    no: 29,
    path: '/member/setPayPassword',
    refusals: ['incomplete', 'alreadySet'],
  },
  editFundPassword: {
    ...memberPost,
    no: 30,
    path: '/member/editPayPassword',
    refusals: ['contactService', 'wrongFundPassword', 'incomplete', 'fundPasswordLocked'],
  },
  setLoginPassword: {
    ...memberGet,
    no: 31,
    path: '/member/setLoginPassword',
    postTwin: true,
    refusals: ['wrongOldPassword', 'passwordLength', 'tooManyAttempts'],
  },
  bindCard: {
    ...memberPost,
    no: 32,
    path: '/member/setUserBank',
    aliases: ['user_set_bank'],
    refusals: ['realCardNumber', 'selectBank', 'realNameRequired', 'fundPasswordFirst'],
  },
  banks: { ...memberGet, no: 33, path: '/system/getBanks', aliases: ['sys_get_banks'] },
  withdrawalRule: {
    ...memberGet,
    no: 34,
    path: '/member/getUserWithdrawRole',
    aliases: ['user_get_withdraw_role'],
  },
  withdraw: {
    ...memberPost,
    no: 35,
    path: '/member/setUserWithdraw',
    aliases: ['user_set_withdraw'],
    idempotent: true,
    refusals: [
      'correctAmount',
      'bankMissing',
      'realNameRequired',
      'wrongFundPassword',
      'fundPasswordLocked',
      'belowMinimum',
      'aboveMaximum',
      'dailyLimit',
      'insufficientBalance',
      'keyReused',
    ],
  },
  withdrawals: {
    ...memberGet,
    no: 36,
    path: '/member/getUserWithdrawList',
    aliases: ['user_get_withdraw_list'],
  },
  recharges: { ...memberGet, no: 37, path: '/member/getUserRechargeList', aliases: ['getUserRechargeList'] },
  moneyLog: { ...memberGet, no: 38, path: '/member/getMoneylog', aliases: ['getMoneylog'] },
  recharge: {
    ...memberPost,
    no: 39,
    path: '/recharge/doRecharge',
    aliases: ['doRecharge'],
    refusals: ['wrongAmount', 'channelUnavailable', 'depositLimitReached', 'playPaused', 'playExcluded'],
  },
  waybill: { ...publicGet, no: 40, path: '/order/orderinfo', aliases: ['orderinfo'] },
} as const satisfies Record<string, Call>;

export type CallId = keyof typeof calls;

export const callIds = Object.keys(calls) as CallId[];

/** The row of a call, typed as a row of the table rather than as its literal. */
export function callOf(id: CallId): Call {
  return calls[id];
}
