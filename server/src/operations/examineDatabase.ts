import { migrationNames, openDatabase } from '../database';
import { selectMigrations, selectRoleRights, type RoleRights } from './store';

export interface DatabaseExamination {
  /** Migrations of this release that the database has not had. */
  pending: string[];
  /** Of the application's role; `null` before the schema is there. */
  rights: RoleRights | null;
}

/** Looks at a database as the application's role. Rejects where it does not answer. */
export async function examineDatabase(url: string): Promise<DatabaseExamination> {
  const database = openDatabase(url, { max: 1 });
  try {
    const done = await selectMigrations(database.reader);
    return {
      pending: migrationNames.filter((name) => !done.has(name)),
      rights: done.size > 0 ? await selectRoleRights(database.reader) : null,
    };
  } finally {
    await database.close();
  }
}
