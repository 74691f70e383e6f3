import { get, named, post } from '../call';
import {
  anyNumber,
  convert,
  count,
  list,
  nullable,
  object,
  oneOf,
  plainText,
  text,
  type Value,
} from '../wire/shape';
import { maybe, points, words } from '../wire/params';
import type { MoneyGroup } from './moneyRecords';

/** "Play in control" (D04, D05): limits, pauses and records that members set and read for themselves. */
export const limitKinds = ['lossDay', 'lossWeek', 'depositDay', 'depositWeek'] as const;
export type LimitKind = (typeof limitKinds)[number];

export const pauseLengths = ['day', 'week', 'month', 'halfYear', 'year', 'permanent'] as const;
/** 24 hours, 7 days and 30 days are a time-out; 6 months, 1 year and permanent are self-exclusion. */
export type PauseLength = (typeof pauseLengths)[number];

/** Times of these answers are ISO 8601 in UTC. */
const listedLimit = object({
  kind: ['kind', oneOf(limitKinds, null)],
  /** Minor units, `null` without a limit. */
  amountMinor: ['amountMinor', nullable(anyNumber)],
  /** What counts against it in this UTC day or week, from Monday; below 0 for a net win. */
  usedMinor: ['usedMinor', anyNumber],
  /** A raise that was asked for, waiting for its second confirmation. */
  raise: [
    'raise',
    nullable(
      object({
        toMinor: ['toMinor', nullable(anyNumber)],
        confirmFrom: ['confirmFrom', text],
        confirmUntil: ['confirmUntil', text],
      }),
    ),
  ],
});

const limits = convert(list(listedLimit), {
  read: (all) => all.filter((limit): limit is LimitState => limit.kind !== null),
  write: (all) => all,
});

const playSession = object({
  /** `null` where no order was placed in the last 30 minutes. */
  startedAt: ['startedAt', nullable(text)],
  orders: ['orders', count],
  /** Payouts less stakes of the settled orders. */
  netMinor: ['netMinor', anyNumber],
  /** Stakes of the orders that are still open. */
  openMinor: ['openMinor', anyNumber],
  /** The server's time. */
  now: ['now', text],
});

const playControl = object({
  limits: ['limits', limits],
  /** `until` is `null` where only customer service can end it. */
  pause: ['pause', nullable(object({ until: ['until', nullable(text)] }))],
  session: ['session', playSession],
});

const controlChange = object({
  id: ['id', anyNumber],
  action: [
    'action',
    oneOf(['limitSet', 'raiseAsked', 'raiseConfirmed', 'raiseDropped', 'paused'] as const, 'limitSet'),
  ],
  /** A LimitKind, or a PauseLength. */
  subject: ['subject', text],
  amountMinor: ['amountMinor', nullable(anyNumber)],
  until: ['until', nullable(text)],
  at: ['at', text],
});

export type LimitState = Value<typeof listedLimit> & { kind: LimitKind };
export type PlaySession = Value<typeof playSession>;
export type PlayControl = Value<typeof playControl>;
export type ControlChange = Value<typeof controlChange>;

const kind = { kind: ['kind', words<LimitKind>(100)] } as const;
const change = { access: 'member', answer: playControl, limits: { perAddress: 30 } } as const;

export const controlCalls = named({
  /** Limits, pause and play session of the member. */
  playControl: get({ path: '/control', access: 'member', answer: playControl, limits: { perAddress: 120 } }),
  /** The play session that is going on. */
  playSession: get({
    path: '/control/session',
    access: 'member',
    answer: playSession,
    limits: { perAddress: 120 },
  }),
  /** What the member changed, newest first, 100 at most. */
  controlChanges: get({
    path: '/control/changes',
    access: 'member',
    answer: list(controlChange),
    limits: { perAddress: 60 },
  }),
  /** Sets a limit in whole points, null for none; lower at once, higher after 24 hours. */
  setLimit: post({
    ...change,
    path: '/control/limit',
    params: { ...kind, points: ['amount', points] },
    refusals: ['invalidValue', 'correctAmount'],
  }),
  /** The second confirmation of a raise, 24 hours to 8 days after it was asked for. */
  confirmRaise: post({
    ...change,
    path: '/control/limit/confirm',
    params: kind,
    refusals: ['invalidValue', 'raiseTooEarly', 'notFound'],
  }),
  /** Drops a raise that was asked for. */
  dropRaise: post({
    ...change,
    path: '/control/limit/drop',
    params: kind,
    refusals: ['invalidValue', 'notFound'],
  }),
  /** Begins or prolongs a pause. */
  pausePlay: post({
    ...change,
    path: '/control/pause',
    params: { length: ['length', words<PauseLength>(100)] },
    refusals: ['invalidValue', 'pauseNotShorter'],
  }),
  /** The member's whole history as CSV. */
  exportHistory: get({
    path: '/control/history',
    access: 'member',
    params: {
      of: ['of', words<'orders' | 'money'>(100)],
      /** Of money: a month such as "2026-11" alone, and one group of it. */
      month: ['month', maybe(words(100))],
      group: ['group', maybe(words<MoneyGroup>(100))],
    },
    answer: plainText('text/csv; charset=utf-8'),
    refusals: ['invalidValue'],
    limits: { perAddress: 12 },
  }),
});
