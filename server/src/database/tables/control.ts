import type { ColumnType } from 'kysely';
import type { LimitKind } from '@members/contract';
import type { Lane } from '../lanes';

export type ControlAction = 'limitSet' | 'raiseAsked' | 'raiseConfirmed' | 'raiseDropped' | 'paused';

export interface ControlTables {
  play_limits: {
    lane: Lane;
    member_id: number;
    kind: LimitKind;
    /** `null` without a limit. */
    amount_minor: number | null;
    /** With `raise_from`: the higher limit that was asked for, `null` for none at all. */
    raise_to_minor: number | null;
    /** When the raise can be confirmed; `null` without one. */
    raise_from: Date | null;
  };
  play_pauses: {
    lane: Lane;
    member_id: number;
    /** Infinity for a pause that the member alone can't end. */
    paused_until: ColumnType<Date | number, Date | 'infinity', Date | 'infinity'>;
  };
  /** What was lost with the orders that were placed on a day (UTC), open ones with their whole stake. */
  play_days: { lane: Lane; member_id: number; day: Date; lost_minor: number };
  /** Every change, never edited. */
  play_control_log: {
    lane: Lane;
    id: ColumnType<number, never, never>;
    member_id: number;
    action: ControlAction;
    /** The kind of limit, or the length of the pause. */
    subject: string;
    amount_minor: number | null;
    until: ColumnType<Date | number | null, Date | 'infinity' | null, never>;
    at: Date;
  };
}
