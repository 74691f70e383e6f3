import {
  Kysely,
  PostgresDialect,
  type LogEvent,
  type RawBuilder,
  type Transaction as KyselyTransaction,
} from 'kysely';
import type { Pool } from 'pg';
import type { LaneGroups } from './lanes';
import { createPool } from './pool';
import { retryTransient } from './retry';
import { selectLaneGroups } from './shards';
import type { Tables } from './tables';

declare const access: unique symbol;

/**
 * What reads take. It has no insert, update or delete, and its connections refuse them at run time too, so that
 * hand-written SQL (`sql`…`.execute(reader)`) can't write either. A Transaction can stand in for it.
 */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom' | 'getExecutor'> & {
  readonly [access]: 'read' | 'write';
};

/** What writes require: one open transaction, committed after the function given to `transaction` is done. */
export type Transaction = KyselyTransaction<Tables> & { readonly [access]: 'write' };

export interface Database {
  readonly reader: Reader;
  /** For what may be seconds old: a copy that lags behind, where there is one. Never for what is a member's own. */
  readonly copies: Reader;
  /**
   * Runs `work` in one READ COMMITTED transaction: committed when it resolves, rolled back when it rejects. Work
   * may run again after a deadlock or serialization failure, so it must have no effects outside the database.
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs one statement as a transaction of its own: one round trip instead of three, for the hottest writes only.
   * It runs again as `transaction` does.
   */
  statement<Row>(statement: RawBuilder<Row>): Promise<Row[]>;
  /**
   * Of which lanes together a statement may move members' money: of all on one PostgreSQL, since less costs more; of those
   * of one shard where a Citus coordinator has spread them, so that it runs where they are, beside those of others.
   */
  laneGroups(): Promise<LaneGroups>;
  /** How many connections there are at this moment, and how many statements wait for one. */
  connections(): Readonly<Record<'read' | 'write', PoolFigures>>;
  /** Waits for running statements, then ends all connections. */
  close(): Promise<void>;
}

export interface PoolFigures {
  total: number;
  idle: number;
  waiting: number;
}

export interface DatabaseOptions {
  /** Where reads go instead; their connections must refuse writes. Not to a copy that lags behind. */
  readUrl?: string | null;
  /** Copies that may lag behind by seconds; reads that may be so old go where all do unless told. */
  copyUrl?: string | null;
  /** Connections for transactions, and as many again for reads. */
  max?: number;
  /** Statements are prepared by name. Not through a pooler in transaction mode that doesn't know them. */
  prepared?: boolean;
  onError?: (error: Error) => void;
  /** Told of each statement that has ended, in the asynchronous context of who made it. */
  onStatement?: ((statement: Statement) => void) | undefined;
}

/** A statement as it was sent, without its parameters. */
export interface Statement {
  sql: string;
  durationMs: number;
  failed: boolean;
}

/** Opens no connection before the first statement; an unreachable server shows as a rejected statement. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { readUrl, copyUrl, max = 10, prepared = false, onError, onStatement } = options;
  let closing = false;
  // The server may end a connection that is just being closed; nobody needs to know.
  const report = (error: Error) => {
    if (!closing) onError?.(error);
  };
  const readPool = createPool(readUrl ?? url, { max, prepared, readOnly: true, onError: report });
  const writePool = createPool(url, { max, prepared, onError: report });
  const copyPool = copyUrl
    ? createPool(copyUrl, { max, prepared, readOnly: true, onError: report })
    : readPool;
  const log = onStatement && {
    log: ({ level, query, queryDurationMillis }: LogEvent) =>
      onStatement({ sql: query.sql, durationMs: queryDurationMillis, failed: level === 'error' }),
  };
  const kysely = (pool: Pool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...log });
  const reading = kysely(readPool);
  const copying = copyPool === readPool ? reading : kysely(copyPool);
  const writing = kysely(writePool);
  let groups: Promise<LaneGroups> | undefined;
  const laneGroups = () => {
    groups ??= selectLaneGroups(reading);
    groups.catch(() => (groups = undefined));
    return groups;
  };
  return {
    reader: reading as unknown as Reader,
    copies: copying as unknown as Reader,
    transaction: (work) =>
      retryTransient(() => writing.transaction().execute((transaction) => work(transaction as Transaction))),
    statement: async (statement) => (await retryTransient(() => statement.execute(writing))).rows,
    laneGroups,
    connections: () => ({ read: figuresOf(readPool), write: figuresOf(writePool) }),
    close: async () => {
      closing = true;
      await Promise.all([...new Set([reading, copying, writing])].map((each) => each.destroy()));
    },
  };
}

const figuresOf = ({ totalCount, idleCount, waitingCount }: Pool): PoolFigures => ({
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});
