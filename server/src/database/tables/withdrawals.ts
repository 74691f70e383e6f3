import type { ColumnType, Generated } from 'kysely';
import type { Lane } from '../lanes';

/** Requested and under review; approved; sent to the bank; then arrived, or rejected and returned. */
export type WithdrawalState = 'requested' | 'approved' | 'sent' | 'arrived' | 'rejected';

export interface WithdrawalTables {
  /** One row: what operators set for everybody. */
  withdrawal_rule: {
    only_row: Generated<boolean>;
    min_minor: number;
    max_minor: number;
    /** Withdrawals of a member in a UTC day, without the rejected ones. */
    per_day: number;
    /** From this amount on, two different operators have to approve. */
    two_operators_from_minor: number;
  };
  withdrawals: {
    lane: Lane;
    id: ColumnType<number, never, never>;
    member_id: number;
    /** The transfer that holds the amount. */
    transfer_id: number;
    amount_minor: number;
    /** Bank, card and holder as they were when it was asked for. */
    bank_code: string;
    /** Encrypted for the member, see `cardNumbers/`. */
    card_number: string;
    holder: string;
    state: Generated<WithdrawalState>;
    /** Why it was rejected, for the member to read. */
    reason: Generated<string>;
    created_at: Date;
    updated_at: Date;
    /** `null` before, and where a release before 0116 did it. */
    approved_at: Generated<Date | null>;
    sent_at: Generated<Date | null>;
  };
  withdrawal_approvals: { lane: Lane; withdrawal_id: number; operator: string; at: Date };
}
