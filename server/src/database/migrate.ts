import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import { grantRights, type DatabaseAddresses } from './grantRights';
import { migrationNames, migrations } from './migrations';
import { createPool } from './pool';

/**
 * Brings the schema up to date, gives the application's role its rights, and makes the months that begin soon. Answers the
 * migrations that ran. With `lanePartitions` it has a database in which nobody is keep its lanes in as many hash
 * partitions; one that has some keeps those. It throws for a database with members.
 */
export async function prepareDatabase(
  addresses: DatabaseAddresses,
  { lanePartitions = null }: { lanePartitions?: number | null } = {},
): Promise<string[]> {
  const applied = await migrate(addresses.ownerUrl);
  if (lanePartitions !== null)
    await asOwner(addresses.ownerUrl, (db) => sql`SELECT partition_by_lane(${lanePartitions})`.execute(db));
  await grantRights(addresses);
  await asOwner(addresses.ownerUrl, (db) => sql`SELECT prepare_months()`.execute(db));
  return applied;
}

/**
 * Brings the schema up to date, or as far as the migrations in `names`, and answers the names of the migrations that
 * this call ran. They run in the order of time, in which they are listed. Starters that run at the same time wait for
 * each other.
 */
export async function migrate(url: string, names: readonly string[] = migrationNames): Promise<string[]> {
  const wanted = Object.fromEntries(names.map((name) => [name, migrations[name]!]));
  return asOwner(url, async (db) => {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(wanted) },
      nameComparator: (one, other) => migrationNames.indexOf(one) - migrationNames.indexOf(other),
      // There are databases on which they ran by their numbers.
      allowUnorderedMigrations: true,
    });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    return results.map((result) => result.migrationName);
  });
}

async function asOwner<T>(url: string, work: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: createPool(url, { max: 2 }) }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
