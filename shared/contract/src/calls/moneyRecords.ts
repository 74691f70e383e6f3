import {
  count,
  flag,
  list,
  money,
  moneyNumber,
  number,
  object,
  oneOf,
  optional,
  text,
  time,
  type Value,
} from '../wire/shape';

export const withdrawalStatus = { underReview: 1, approved: 2, rejected: 3, arrived: 4 } as const;

/** ENT-13. */
export const withdrawal = object({
  status: ['status', number({ whole: true })],
  statusText: ['status_text', text],
  amountMinor: ['money', money],
  reason: ['desc', text],
  createdAt: ['create_time', time],
  updatedAt: ['update_time', time],
  /** What it is known by, for the member and for customer service. */
  reference: ['order_sn', optional(text)],
  /** Where it goes, as it was when it was asked for; of the number the last digits only. */
  bankName: ['bankinfo', optional(text)],
  cardNumber: ['bankid', optional(text)],
  approvedAt: ['approve_time', optional(time)],
  sentAt: ['send_time', optional(time)],
});

export const rechargeStatus = { waiting: 1, paid: 2, failed: 3 } as const;

/** What became of a recharge, finer than its status on the wire (LIFE-04). */
export const rechargeStates = [
  'waiting',
  'paid',
  'failed',
  'expired',
  'received',
  'returning',
  'returned',
] as const;
export type RechargeState = (typeof rechargeStates)[number];

/** ENT-14. */
export const recharge = object({
  status: ['status', number({ whole: true })],
  statusText: ['status_text', text],
  amountMinor: ['money', money],
  description: ['desc', text],
  createdAt: ['create_time', time],
  paidAt: ['pay_time', optional(time)],
  /** Its order number, by which a payment is known at both sides. */
  reference: ['order_sn', optional(text)],
  state: ['state', optional(oneOf(rechargeStates, null))],
  /** Until when it can be paid in time. */
  expiresAt: ['expire_time', optional(time)],
  /** When it was credited, failed or went back. */
  settledAt: ['settle_time', optional(time)],
  /** Of a payment that came and is not in the balance yet: why, when it will be, and whether it can go back at once. */
  received: [
    'received',
    optional(object({ id: ['id', count], note: ['note', text], returnable: ['returnable', flag] })),
  ],
});

/** What a member's entries are for; together they are the whole account (LIFE-09). */
export const moneyGroups = ['recharge', 'bonus', 'order', 'win', 'withdrawal'] as const;
export type MoneyGroup = (typeof moneyGroups)[number];

/** One ledger entry of the member, signed (ENT-15). */
const moneyLogLine = object({
  kind: ['type_txt', text],
  createdAt: ['createtime', time],
  amountMinor: ['money', moneyNumber],
  /** Its number in the ledger. */
  id: ['id', optional(count)],
  group: ['group', optional(oneOf(moneyGroups, null))],
  /** Of the recharge, the withdrawal or the order that it belongs to. */
  reference: ['order_sn', optional(text)],
});

export const moneyLog = object({
  lines: ['data', list(moneyLogLine)],
  total: ['total', count],
  page: ['current_page', number({ whole: true, min: 1, otherwise: 1 })],
  pageSize: ['per_page', number({ whole: true, min: 1, otherwise: 10 })],
  lastPage: ['last_page', number({ whole: true, min: 1, otherwise: 1 })],
});

/** A month of the member's account (REP-07). */
export const statement = object({
  /** The month in which the account began, such as "2026-11". */
  since: ['since', optional(text)],
  openingMinor: ['opening', moneyNumber],
  closingMinor: ['closing', moneyNumber],
  /** What each group came to in the month, signed. */
  sums: [
    'sums',
    object({
      recharge: ['recharge', moneyNumber],
      bonus: ['bonus', moneyNumber],
      order: ['order', moneyNumber],
      win: ['win', moneyNumber],
      withdrawal: ['withdrawal', moneyNumber],
    }),
  ],
  lines: ['data', list(moneyLogLine)],
  hasMore: ['has_more', flag],
});

export type Withdrawal = Value<typeof withdrawal>;
export type Recharge = Value<typeof recharge>;
export type MoneyLogLine = Value<typeof moneyLogLine>;
export type MoneyLogPage = Value<typeof moneyLog>;
export type Statement = Value<typeof statement>;
