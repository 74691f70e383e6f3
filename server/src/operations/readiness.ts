import pTimeout from 'p-timeout';
import { migrationNames, type Reader } from '../database';
import { selectMigrations } from './store';

/** Why a server should get no requests now. */
export type Unready = 'stopping' | 'database' | 'migrations';

const answersWithinMs = 2000;

/** `null` where the server should get requests: its database answers and is migrated, and it isn't stopping. */
export async function whyUnready(reader: Reader, stopping: boolean): Promise<Unready | null> {
  if (stopping) return 'stopping';
  try {
    const done = await pTimeout(selectMigrations(reader), { milliseconds: answersWithinMs });
    return migrationNames.every((name) => done.has(name)) ? null : 'migrations';
  } catch {
    return 'database';
  }
}
