import { get, named, post } from '../call';
import type { Language } from '../language';
import {
  choice,
  convert,
  count,
  extend,
  flag,
  list,
  money,
  moneyNumber,
  number,
  object,
  optional,
  text,
  time,
  type Value,
} from '../wire/shape';
import { code, maybe, words } from '../wire/params';
import { session } from './session';

/** Codes of the sexes that a member can choose (SET-05). */
const sexCodes = { man: '1', woman: '2' } as const;

const memberFields = object({
  id: ['id', number({ whole: true, min: 1 })],
  username: ['username', text],
  balanceMinor: ['money_value', moneyNumber],
  /** Credit score out of 100. */
  creditScore: ['point', number({ whole: true, min: 0, max: 100 })],
  /** False means 'Account offline' (STATE-03). */
  active: ['status', flag],
  avatarUrl: ['header_img', text],
  /** Empty until it is set, once. */
  realName: ['name', text],
  sex: ['sex', choice({ unknown: '0', ...sexCodes }, 'unknown')],
  hasFundPassword: ['paypassword', flag],
  ip: ['ip', text],
  tier: [
    'groupinfo',
    object({
      imageUrl: ['image', text],
      /** In the language of the request; null where there is no tier. */
      name: ['name', optional(text)],
      progressPercent: ['rate', number({ min: 0, max: 100 })],
    }),
  ],
  fullVideoAccess: ['is_see', flag],
  trialSeconds: ['free_see_time', number({ whole: true, min: 1, otherwise: 15 })],
  /** Notices and messages that the member has not seen (NOT-03). */
  unread: ['unread', count],
});

/** ENT-05. The balance stands on the wire twice: to be shown, and raw. */
const member = convert(extend(memberFields, { shownBalance: ['money', money] }), {
  read: ({ shownBalance: _, ...rest }): Member => rest,
  write: (rest) => ({ ...rest, shownBalance: rest.balanceMinor }),
});

/** ENT-11. */
const notice = object({ name: ['name', text], text: ['text', text], createdAt: ['create_time', time] });

export type Member = Value<typeof memberFields>;
export type Sex = Member['sex'];
export type Notice = Value<typeof notice>;

const password = words(200);
const language = ['lang', words<Language>(20)] as const;
/** 32 random hexadecimal digits that a browser keeps, so that strangers' wrong passwords don't lock it out. */
const deviceToken = ['device', maybe(words(32))] as const;

export const memberCalls = named({
  login: post({
    no: 17,
    path: '/member/doLogin',
    params: { username: ['username', words(100)], password: ['password', password], language, deviceToken },
    answer: session,
    refusals: ['wrongCredentials', 'tooManyAttempts', 'accountOffline'],
    limits: { perAddress: 120 },
  }),
  register: post({
    no: 18,
    path: '/member/doRegister',
    params: {
      username: ['username', words(100)],
      password: ['password', password],
      inviteCode: ['code', words(100)],
      language,
      deviceToken,
    },
    answer: session,
    refusals: [
      'usernameTaken',
      'invalidInviteCode',
      'invitationBusy',
      'notOpen',
      'usernameFormat',
      'passwordLength',
    ],
    limits: { perAddress: 60 },
  }),
  ssoLogin: post({
    no: 19,
    path: '/member/doLoginthird',
    params: { ticket: ['sso', words(4_000)], username: ['username', words(100)], language },
    answer: session,
    refusals: ['ssoInvalid', 'accountOffline'],
    limits: { perAddress: 60 },
  }),
  member: get({
    no: 20,
    path: '/member/getUserInfo',
    aliases: ['/user_info'],
    access: 'member',
    answer: member,
    kept: true,
  }),
  notices: get({ no: 24, path: '/notice/getNoticeList', answer: list(notice), kept: true }),
  setAvatar: post({
    no: 25,
    path: '/member/uploadHeaderImg',
    access: 'member',
    params: { url: ['header_img', words(500)] },
    answer: object({ avatarUrl: ['header_img', text] }),
    refusals: ['invalidImage'],
  }),
  uploadImage: post({
    no: 26,
    path: '/system/uploadimg',
    access: 'member',
    upload: true,
    answer: object({ url: ['url', text] }),
    refusals: ['invalidImage', 'imageTooLarge'],
    limits: { perAddress: 120, perMember: 10 },
  }),
  setRealName: get({
    no: 27,
    path: '/member/setName',
    access: 'member',
    postTwin: true,
    needsPress: true,
    params: { name: ['name', words(500)] },
    refusals: ['alreadySet', 'realNameRequired'],
  }),
  setSex: post({
    no: 28,
    path: '/member/setSex',
    access: 'member',
    params: { sex: ['sex', code(sexCodes)] },
    refusals: ['invalidValue'],
  }),
  setLoginPassword: get({
    no: 31,
    path: '/member/setLoginPassword',
    access: 'member',
    postTwin: true,
    needsPress: true,
    params: { oldPassword: ['old_password', password], newPassword: ['new_password', password] },
    refusals: ['wrongOldPassword', 'passwordLength', 'tooManyAttempts'],
    limits: { perAddress: 120 },
  }),
  signOut: post({
    path: '/member/signOut',
    /** The session to end, which need not be the one that asks. */
    params: { token: ['tokensso', words(100)] },
    limits: { perAddress: 120 },
  }),
});
