import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { rights, type Right } from './tables/rights';

/** Where one database is reached: by its owner, by the application, and by the application's reads. */
export interface DatabaseAddresses {
  /** Of the role that owns schema and tables: it migrates and restores. */
  ownerUrl: string;
  /** Of the application's role, which has the rights of `tables/rights.ts` and no others. */
  url: string;
  /** Of the role that reads, where that is another one. */
  readUrl?: string | null;
}

/** Any number: starters that grant at the same time wait for each other. */
const grantLock = 5_170_094;

/**
 * Gives the application's role the rights that `tables/rights.ts` declares and takes every other one from it; one that
 * reads gets SELECT alone. A role that is missing is made, with the password of its address. Safe to run again, and
 * beside servers: all of it happens in one transaction. Does nothing where owner and application are the same role.
 * Throws an Error of one sentence for a role that can be neither found nor made, or that is as mighty as the owner.
 */
export async function grantRights({ ownerUrl, url, readUrl }: DatabaseAddresses): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  owner.on('error', () => {});
  const application = roleOf(url);
  const reader = roleOf(readUrl ?? url);
  if (application.name === owner.user) return;
  await owner.connect();
  try {
    await owner.query('BEGIN');
    await owner.query('SELECT pg_advisory_xact_lock($1)', [grantLock]);
    await closeDatabase(owner);
    await ensureRole(owner, application, 'DATABASE_URL');
    await owner.query(readingRights(application.name));
    const { rows } = await owner.query<{ table: string; sequence: string }>(ownSequences);
    const sequences = new Map(rows.map(({ table, sequence }) => [table, sequence]));
    for (const [table, right] of Object.entries<Right>(rights))
      await owner.query(writingRights(application.name, { table, right, sequence: sequences.get(table) }));
    const defaults = await spreadDefaults(owner);
    if (defaults.length > 0) await owner.query(spreadRights(application.name, defaults));
    if (reader.name !== application.name && reader.name !== owner.user) {
      await ensureRole(owner, reader, 'DATABASE_READ_URL');
      await owner.query(readingRights(reader.name));
    }
    await owner.query('COMMIT');
  } finally {
    await owner.end();
  }
}

interface Role {
  name: string;
  password: string;
}

/** The role of an address, as PostgreSQL's client reads it. */
function roleOf(url: string): Role {
  const { user = '', password } = new Client({ connectionString: url });
  return { name: user, password: typeof password === 'string' ? password : '' };
}

/** Nobody but the owner makes tables: one of another schema could stand before those that a trigger asks. */
async function closeDatabase(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('SELECT quote_ident(current_database()) AS name');
  await owner.query(`
    REVOKE CREATE ON SCHEMA public FROM PUBLIC;
    REVOKE CREATE, TEMPORARY ON DATABASE ${rows[0]!.name} FROM PUBLIC`);
}

async function ensureRole(owner: Client, { name, password }: Role, setting: string): Promise<void> {
  const find = () =>
    owner.query<{ mighty: boolean }>(
      `SELECT rolsuper OR rolcreaterole OR pg_has_role(oid, current_user, 'MEMBER')
        OR pg_has_role(oid, (SELECT relowner FROM pg_class WHERE oid = 'entries'::regclass), 'MEMBER')
        OR has_database_privilege(oid, current_database(), 'CREATE')
        OR has_database_privilege(oid, current_database(), 'TEMPORARY') AS mighty
       FROM pg_roles WHERE rolname = $1`,
      [name],
    );
  let { rows } = await find();
  if (rows.length === 0) {
    const made = `CREATE ROLE ${escapeIdentifier(name)} LOGIN`;
    await owner
      .query(password ? `${made} PASSWORD ${escapeLiteral(password)}` : made)
      .catch((error: Error) => {
        throw new Error(
          `The role ${name} of ${setting} is not there and can't be made (${error.message}): ` +
            `have an administrator of the database run ${made} PASSWORD '…'.`,
        );
      });
    ({ rows } = await find());
  }
  if (rows[0]!.mighty)
    throw new Error(
      `The role ${name} of ${setting} is a superuser, stands for the owner, or may make roles, schemas or temporary ` +
        `tables: name another role in ${setting}.`,
    );
}

/** Takes everything from a role, then lets it read. */
const readingRights = (role: string): string => {
  const name = escapeIdentifier(role);
  return `
    REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${name};
    REVOKE ALL ON ALL SEQUENCES IN SCHEMA public FROM ${name};
    REVOKE ALL ON SCHEMA public FROM ${name};
    GRANT USAGE ON SCHEMA public TO ${name};
    GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${name};
    GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO ${name}`;
};

/** Sequences of columns, by their tables. */
const ownSequences = `
  SELECT d.refobjid::regclass::text AS table, d.objid::regclass::text AS sequence FROM pg_depend d
  JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
  WHERE d.classid = 'pg_class'::regclass AND d.refclassid = 'pg_class'::regclass AND d.deptype IN ('a', 'i')`;

interface Column {
  table: string;
  column: string;
}

/** Columns of tables that a Citus coordinator has spread which have a value of their own; none elsewhere. */
async function spreadDefaults(owner: Client): Promise<Column[]> {
  const { rows: citus } = await owner.query(
    `SELECT WHERE to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL`,
  );
  if (citus.length === 0) return [];
  const { rows } = await owner.query<Column>(`
    SELECT logicalrelid::text AS table, attname AS column FROM pg_dist_partition
    JOIN pg_attribute ON attrelid = logicalrelid AND (attidentity <> '' OR atthasdef) AND NOT attisdropped
    WHERE partmethod = 'h'`);
  return rows;
}

/**
 * Defaults: the coordinator works these out, by the same role, and sends them to where the row is as if they had been
 * given. And what closing an account empties, see `spreadLanes`.
 */
function spreadRights(role: string, columns: readonly Column[]): string {
  const name = escapeIdentifier(role);
  return [
    `GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${name}`,
    `GRANT UPDATE (card_number, holder) ON withdrawals TO ${name}`,
    ...columns.map(
      ({ table, column }) => `GRANT INSERT (${escapeIdentifier(column)}) ON ${table} TO ${name}`,
    ),
  ].join(';\n');
}

interface TableRight {
  table: string;
  right: Right;
  sequence: string | undefined;
}

function writingRights(role: string, { table, right, sequence }: TableRight): string {
  const name = escapeIdentifier(role);
  const grant = (verb: string, columns: 'all columns' | readonly string[] | undefined) => {
    if (!columns) return [];
    const list = columns === 'all columns' ? '' : ` (${columns.map(escapeIdentifier).join(', ')})`;
    return [`GRANT ${verb}${list} ON ${escapeIdentifier(table)} TO ${name}`];
  };
  return [
    ...grant('INSERT', right.insert),
    ...grant('UPDATE', right.update),
    ...(right.delete ? grant('DELETE', 'all columns') : []),
    // Content that comes with ids of its own moves the sequence on.
    ...(sequence && right.update === 'all columns'
      ? [`GRANT UPDATE ON SEQUENCE ${sequence} TO ${name}`]
      : []),
  ].join(';\n');
}
