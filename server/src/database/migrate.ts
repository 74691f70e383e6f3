import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import { grantRights, type DatabaseAddresses } from './grantRights';
import { migrationNames, migrations } from './migrations';
import { createPool } from './pool';
import { isSpread, spreadLanes } from './shards';

/** How a database in which nobody is yet is to keep its lanes; in whole tables where nothing is said. */
export interface LanePlaces {
  /** In so many hash partitions; a database that has some keeps those. */
  lanePartitions?: number | null;
  /** On the workers of a Citus coordinator, in so many shards; a database that is spread stays as it is. */
  laneShards?: number | null;
}

/**
 * Brings the schema up to date, puts the lanes where `places` says, gives the application's role its rights, which only
 * then reach what is spread, and makes the months that begin soon. Answers the migrations that ran. It throws where the
 * lanes can't be put there.
 */
export async function prepareDatabase(
  addresses: DatabaseAddresses,
  { lanePartitions = null, laneShards = null }: LanePlaces = {},
): Promise<string[]> {
  const applied = await migrate(addresses.ownerUrl);
  if (lanePartitions !== null) await asOwner(addresses.ownerUrl, (db) => partitionLanes(db, lanePartitions));
  if (laneShards !== null) await asOwner(addresses.ownerUrl, (db) => spreadLanes(db, laneShards));
  await grantRights(addresses);
  await asOwner(addresses.ownerUrl, (db) => sql`SELECT prepare_months()`.execute(db));
  return applied;
}

async function partitionLanes(db: Kysely<unknown>, partitions: number): Promise<void> {
  if (await isSpread(db))
    throw new Error("the lanes can't be put into partitions: they are spread over machines");
  await sql`SELECT partition_by_lane(${partitions})`.execute(db);
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
