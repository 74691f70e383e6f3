import { list, number, text, wire } from './read';

/** "Play in control" (issue D04, D05): limits, pauses and records that members set and read for themselves. */

export const limitKinds = ['lossDay', 'lossWeek', 'depositDay', 'depositWeek'] as const;
export type LimitKind = (typeof limitKinds)[number];

export const pauseLengths = ['day', 'week', 'month', 'halfYear', 'year', 'permanent'] as const;
/** 24 hours, 7 days and 30 days are a time-out; 6 months, 1 year and permanent are self-exclusion. */
export type PauseLength = (typeof pauseLengths)[number];

/** Times of these answers are ISO 8601 in UTC. */
export interface LimitState {
  kind: LimitKind;
  /** Minor units, `null` without a limit. */
  amountMinor: number | null;
  /** What counts against it in this UTC day or week, from Monday; below 0 for a net win. */
  usedMinor: number;
  /** A raise that was asked for, waiting for its second confirmation. */
  raise: { toMinor: number | null; confirmFrom: string; confirmUntil: string } | null;
}

export interface PlaySession {
  /** `null` where no order was placed in the last 30 minutes. */
  startedAt: string | null;
  orders: number;
  /** Payouts less stakes of the settled orders. */
  netMinor: number;
  /** Stakes of the orders that are still open. */
  openMinor: number;
  /** The server's time. */
  now: string;
}

export interface PlayControl {
  limits: LimitState[];
  /** `until` is `null` where only customer service can end it. */
  pause: { until: string | null } | null;
  session: PlaySession;
}

export interface ControlChange {
  id: number;
  action: 'limitSet' | 'raiseAsked' | 'raiseConfirmed' | 'raiseDropped' | 'paused';
  /** A LimitKind, or a PauseLength. */
  subject: string;
  amountMinor: number | null;
  until: string | null;
  at: string;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOrNull = (value: unknown): number | null => (value === null ? null : number(value));

export function readPlaySession(value: unknown): PlaySession {
  const session = wire(value);
  return {
    startedAt: textOrNull(session.startedAt),
    orders: number(session.orders),
    netMinor: number(session.netMinor),
    openMinor: number(session.openMinor),
    now: text(session.now),
  };
}

export function readPlayControl(value: unknown): PlayControl {
  const control = wire(value);
  return {
    limits: list(control.limits, readLimit).filter(({ kind }) => limitKinds.includes(kind)),
    pause: control.pause ? { until: textOrNull(wire(control.pause).until) } : null,
    session: readPlaySession(control.session),
  };
}

function readLimit(value: unknown): LimitState {
  const limit = wire(value);
  const raise = wire(limit.raise);
  return {
    kind: text(limit.kind) as LimitKind,
    amountMinor: numberOrNull(limit.amountMinor),
    usedMinor: number(limit.usedMinor),
    raise: limit.raise
      ? {
          toMinor: numberOrNull(raise.toMinor),
          confirmFrom: text(raise.confirmFrom),
          confirmUntil: text(raise.confirmUntil),
        }
      : null,
  };
}

export function readControlChanges(value: unknown): ControlChange[] {
  return list(value, (item) => {
    const change = wire(item);
    return {
      id: number(change.id),
      action: text(change.action) as ControlChange['action'],
      subject: text(change.subject),
      amountMinor: numberOrNull(change.amountMinor),
      until: textOrNull(change.until),
      at: text(change.at),
    };
  });
}
