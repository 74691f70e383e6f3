import type { Lane } from '../lanes';

export interface FundPasswordTables {
  /** Wrong guesses in a row; no row after a right one. */
  fund_password_guesses: {
    lane: Lane;
    member_id: number;
    wrong: number;
    last_wrong_at: Date;
  };
  /** Forgotten ones that wait for a new one, which can be set from `ready_at` until `ends_at`. */
  fund_password_resets: { member_id: number; begun_at: Date; ready_at: Date; ends_at: Date };
}
