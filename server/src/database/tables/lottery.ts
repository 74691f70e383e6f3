import type { Odds } from '@members/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { LocalisedText } from '../localisedText';
import type { Lane } from '../lanes';

type Text = JSONColumnType<LocalisedText>;

export type RoundStatus = 'open' | 'closed' | 'drawn' | 'settled' | 'void';

export interface LotteryTables {
  game_classes: { key: string; name: Text; position: number };
  games: {
    id: Generated<number>;
    key: string;
    class_key: string;
    name: Text;
    icon_url: Generated<string>;
    hot: Generated<boolean>;
    /** Open or closed for everybody alike (D34). */
    open: Generated<boolean>;
    round_ms: number;
    /** From the close of bets to the draw (D26b). */
    close_lead_ms: Generated<number>;
    /** From the close of bets to the earliest beacon round that may decide. */
    beacon_delay_ms: Generated<number>;
    /** The house's published limit on one order's payout (D30). */
    max_payout_minor: number;
    /** The least stake on an option, in whole points. */
    min_stake_minor: Generated<number>;
    position: number;
    /** No round opens for a slot of the timetable that begins before. */
    starts_at: Generated<Date>;
    /** Closed for good, and out of the operators' list. */
    archived: Generated<boolean>;
    /** Counts what operators change of it. */
    version: Generated<number>;
  };
  /** What no option of any game may pay back less than, in hundredths of a percent; one row. */
  game_rule: { id: Generated<true>; floor_hundredths: number };
  /** Every version of a game's odds, each of which holds from a number of its rounds on. */
  game_odds: {
    game_id: number;
    version: number;
    from_number: number;
    odds: JSONColumnType<Odds>;
    /** Empty for what an installation began with. */
    proposed_by: string;
    set_by: string;
    reason: string;
    set_at: Date;
  };
  beacons: {
    chain_hash: string;
    kind: 'public' | 'test';
    public_key: string;
    genesis_ms: number;
    period_ms: number;
  };
  /** Signatures that were verified against their chain's key. */
  beacon_values: { chain_hash: string; round: number; signature: Buffer; verified_at: Date };
  rounds: {
    game_id: number;
    period: string;
    /** Without gaps within a game, from 1. */
    number: number;
    status: Generated<RoundStatus>;
    opens_at: Date;
    closes_at: Date;
    draws_at: Date;
    beacon_chain: string;
    beacon_round: number;
    odds: JSONColumnType<Odds>;
    max_payout_minor: number;
    min_stake_minor: Generated<number>;
    /** The game release that members were shown; empty until releases stamp it. */
    release_hash: string | null;
    dice: number[] | null;
    void_reason: string | null;
    opened_at: Date;
    closed_at: Date | null;
    drawn_at: Date | null;
    settled_at: Date | null;
  };
  orders: {
    lane: Lane;
    id: ColumnType<number, never, never>;
    transfer_id: number;
    game_id: number;
    period: string;
    member_id: number;
    bet_type: string;
    stake_minor: number;
    odds_hundredths: number;
    /** 0 unopened, 1 won, 2 not won, 3 cancelled (D36). */
    status: Generated<number>;
    payout_minor: number | null;
    placed_at: Date;
    settled_at: Date | null;
    /** Random per order; with the member's id it makes the owner's hash in the order's leaf. */
    blinding: ColumnType<string, never, never>;
    /** The game release that the member's client named. */
    release_hash: string | null;
  };
  /** Of which slips a member has been told: marks of the last days. */
  slips_told: { member_id: number; slip_id: number; told_at: Date };
  /** The Merkle tree over all orders of a round, fixed between closing and draw. */
  round_commitments: {
    game_id: number;
    period: string;
    order_count: number;
    root: Buffer;
    /** u64be each, rising. */
    order_ids: Buffer;
    /** Nodes of 32 bytes, level by level from the leaves. */
    tree: Buffer;
    committed_at: Date;
  };
  /** What the orders of a game's drawn rounds come to; the update that stores dice adds theirs. */
  game_returns: ReturnColumns & {
    game_id: number;
    /** For how many rounds in a row the last seven days have lain outside of their 99 % band. */
    outside_rounds: Generated<number>;
  };
  /** The same by the day (UTC) on which the rounds opened. */
  game_days: ReturnColumns & { game_id: number; day: string };
}

interface ReturnColumns {
  orders: number;
  rounds: number;
  stakes_minor: number;
  payouts_minor: number;
  /** Sum over rounds of the mean payout, times 216, and of its variance, times 216²: decimals as text. */
  expected_216: string;
  variance_216: string;
}
