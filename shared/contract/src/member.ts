import { parseMoney } from './money';
import { flag, list, number, text, wire } from './read';

/** Answer of calls 17-19 (AUTH-08): `token` is the second token (`tokensso`) that authenticates (D17). */
export interface Session {
  memberId: number;
  token: string;
}

export type Sex = 'unknown' | 'man' | 'woman';
const sexes: Readonly<Record<string, Sex>> = { '1': 'man', '2': 'woman' };
/** Wire value of a sex that a member can choose (SET-05). */
export const sexCodes = { man: '1', woman: '2' } as const;

/** Call 20 (ENT-05). */
export interface Member {
  id: number;
  username: string;
  balanceMinor: number;
  /** Credit score out of 100. */
  creditScore: number;
  /** False means 'Account offline' (STATE-03). */
  active: boolean;
  avatarUrl: string;
  /** Empty until it is set, once. */
  realName: string;
  sex: Sex;
  hasFundPassword: boolean;
  ip: string;
  tier: { imageUrl: string; progressPercent: number };
  fullVideoAccess: boolean;
  trialSeconds: number;
}

/** Call 24 (ENT-11). */
export interface Notice {
  name: string;
  text: string;
  createdAt: string;
}

const defaultTrialSeconds = 15;

export function readSession(value: unknown): Session {
  return { memberId: number(wire(value).id), token: text(wire(value).tokensso) };
}

export function readMember(value: unknown): Member {
  const member = wire(value);
  const tier = wire(member.groupinfo);
  return {
    id: number(member.id),
    username: text(member.username),
    balanceMinor: parseMoney(text(member.money_value)),
    creditScore: number(member.point),
    active: flag(member.status),
    avatarUrl: text(member.header_img),
    realName: text(member.name),
    sex: sexes[text(member.sex)] ?? 'unknown',
    hasFundPassword: flag(member.paypassword),
    ip: text(member.ip),
    tier: { imageUrl: text(tier.image), progressPercent: number(tier.rate) },
    fullVideoAccess: flag(member.is_see),
    trialSeconds: number(member.free_see_time, defaultTrialSeconds),
  };
}

export const readNotices = (value: unknown): Notice[] =>
  list(value, (item) => {
    const notice = wire(item);
    return { name: text(notice.name), text: text(notice.text), createdAt: text(notice.create_time) };
  });

export const readAvatarUrl = (value: unknown): { avatarUrl: string } => ({
  avatarUrl: text(wire(value).header_img),
});

export const readUpload = (value: unknown): { url: string } => ({ url: text(wire(value).url) });
