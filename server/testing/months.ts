import { sql } from 'kysely';
import type { Database } from '../src/database';

/**
 * Has an empty database keep its orders and entries in months since a first of a month (UTC): up to then in `first`, as if
 * it had been migrated before. By the owner.
 */
export async function keepMonthsSince(owner: Database, since: string): Promise<void> {
  const [last] = await owner.statement(sql<{ end: Date }>`SELECT max(ends_at) AS end FROM months`);
  await owner.statement(sql`SELECT remake_months(${since}, ${last!.end})`);
}

/** Makes the months up to a time, as a server does once a day by the clock of its database. By the owner. */
export async function makeMonthsUntil(owner: Database, until: Date): Promise<void> {
  for (;;) {
    const [last] = await owner.statement(sql<{ end: Date }>`SELECT max(ends_at) AS end FROM months`);
    if (last!.end > until) return;
    await owner.statement(sql`SELECT make_month(${last!.end})`);
  }
}
