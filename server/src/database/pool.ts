import { Pool, types, type PoolConfig } from 'pg';
import { PreparingClient } from './preparing';

export interface PoolOptions {
  max: number;
  /** Every transaction of the pool's connections refuses writes. */
  readOnly?: boolean;
  /** Its connections prepare statements by name. */
  prepared?: boolean;
  /** Called for a connection that broke while nobody was waiting for it; the pool has replaced it already. */
  onError?: (error: Error) => void;
}

const int8 = types.builtins.INT8;

/** Parses a bigint column. A value that a number can't hold exactly is an error, never a rounded amount. */
export function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is outside the safe integers`);
  return value;
}

/** A pg pool whose idle and busy connections may break at any time without taking the process with them. */
export function createPool(url: string, options: PoolOptions): Pool {
  const { max, readOnly = false, prepared = false, onError = () => {} } = options;
  const config: PoolConfig = {
    connectionString: url,
    max,
    ...(prepared && { Client: PreparingClient }),
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    allowExitOnIdle: true,
    options: `-c timezone=UTC -c idle_in_transaction_session_timeout=30s${readOnly ? ' -c default_transaction_read_only=on' : ''}`,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === int8 ? parseBigint : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  };
  const pool = new Pool(config);
  pool.on('error', onError);
  // The pool listens to a connection only while it is idle. One that breaks between two awaited calls of a
  // transaction would raise an unhandled 'error' event and end the process.
  pool.on('connect', (client) => {
    client.on('error', onError);
  });
  return pool;
}
