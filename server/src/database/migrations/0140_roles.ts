import { sql, type Kysely } from 'kysely';

const areas = ['content', 'money', 'members', 'games', 'releases', 'audit', 'administration'];

/** The roles that there are from the start. */
const roles: Readonly<Record<string, readonly string[]>> = {
  owner: areas.map((area) => `${area}.change`),
  cashier: ['money.change', 'members.see'],
  support: ['members.change', 'content.see'],
  editor: ['content.change'],
  games: ['games.change'],
  releases: ['releases.change'],
  auditor: areas.map((area) => `${area}.see`),
};

/** The same set of rights, in one order. */
const sorted = (column: string) =>
  sql`ARRAY(SELECT DISTINCT each FROM unnest(${sql.ref(column)}) each ORDER BY 1)`;

/**
 * Rights of operators come from roles. Whoever has rights keeps them, by the role that holds the same ones: one of those
 * that there are from the start, or one that is made here for each other set.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE roles (
      name text PRIMARY KEY,
      rights text[] NOT NULL,
      version integer NOT NULL DEFAULT 1,
      changed_by text NOT NULL,
      changed_at timestamptz NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE operator_roles (
      operator text NOT NULL REFERENCES operators (name),
      role text NOT NULL REFERENCES roles (name),
      PRIMARY KEY (operator, role)
    )`.execute(db);
  await sql`CREATE INDEX operator_roles_by_role ON operator_roles (role)`.execute(db);
  for (const [name, rights] of Object.entries(roles))
    await sql`INSERT INTO roles VALUES (${name}, ${sql.val(rights)}::text[], 1, 'migration', now())`.execute(
      db,
    );
  await sql`
    INSERT INTO roles
      SELECT 'rights of ' || min(name), rights, 1, 'migration', now()
      FROM (SELECT name, ${sorted('rights')} AS rights FROM operators) of_operators
      WHERE rights NOT IN (SELECT ${sorted('roles.rights')} FROM roles)
      GROUP BY rights`.execute(db);
  await sql`
    INSERT INTO operator_roles
      SELECT operators.name, roles.name FROM operators
      JOIN roles ON ${sorted('roles.rights')} = ${sorted('operators.rights')}`.execute(db);
  await sql`
    ALTER TABLE operators
      DROP rights,
      ADD version integer NOT NULL DEFAULT 1,
      ADD changed_by text NOT NULL DEFAULT ''`.execute(db);
}
