import { Kysely, Migrator, PostgresDialect } from 'kysely';
import { grantRights, type DatabaseAddresses } from './grantRights';
import { migrationNames, migrations } from './migrations';
import { createPool } from './pool';

/** Brings the schema up to date and then gives the application's role its rights. Answers the migrations that ran. */
export async function prepareDatabase(addresses: DatabaseAddresses): Promise<string[]> {
  const applied = await migrate(addresses.ownerUrl);
  await grantRights(addresses);
  return applied;
}

/**
 * Brings the schema up to date, or as far as the migrations in `names`, and answers the names of the migrations that
 * this call ran. They run in the order of time, in which they are listed. Starters that run at the same time wait for
 * each other.
 */
export async function migrate(url: string, names: readonly string[] = migrationNames): Promise<string[]> {
  const wanted = Object.fromEntries(names.map((name) => [name, migrations[name]!]));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: createPool(url, { max: 2 }) }) });
  try {
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
  } finally {
    await db.destroy();
  }
}
