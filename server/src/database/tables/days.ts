import type { ColumnType, JSONColumnType } from 'kysely';
import type { TransferKind } from './ledger';

/** What a day moved by a kind, in minor units. */
export interface DayTotal {
  kind: TransferKind | 'payout' | 'received' | 'returned';
  /** Without regard to whose account. */
  moved: number;
  /** Of members' balances, signed. */
  members: number;
}

/** The orders of a game that were placed on a day. */
export interface DayOfGame {
  gameId: number;
  orders: number;
  members: number;
  stakesMinor: number;
  winningsMinor: number;
  returnedMinor: number;
  /** Not settled yet. */
  open: number;
}

/** Functions of the database write them, see `days/`. */
export interface DayTables {
  closed_days: {
    /** UTC, as 2026-03-31. */
    day: ColumnType<string, never, never>;
    /** Since when nothing is booked in it. */
    closed_at: ColumnType<Date, never, never>;
  };
  /** What the rows of a closed day were, for good. */
  day_seals: {
    day: ColumnType<string, never, never>;
    /** The hash of the day before; empty for the first. */
    previous: ColumnType<string, never, never>;
    transfers: ColumnType<number, never, never>;
    orders: ColumnType<number, never, never>;
    entries: ColumnType<number, never, never>;
    totals: JSONColumnType<readonly DayTotal[], never, never>;
    games: JSONColumnType<readonly DayOfGame[], never, never>;
    columns: JSONColumnType<Readonly<Record<string, readonly string[]>>, never, never>;
    /** Over the rows. */
    digest: ColumnType<string, never, never>;
    /** Over the seal. */
    sha256: ColumnType<string, never, never>;
    sealed_at: ColumnType<Date, never, never>;
  };
}
