import { sql, type Kysely } from 'kysely';

export interface Key {
  part: string;
  name: string;
  type: 'PRIMARY KEY' | 'UNIQUE';
  columns: string;
  /** The tablespace to which a sealed month was moved. */
  space: string | null;
}

/** The primary and unique keys of a table or, where it is kept by months, of its partitions. */
export async function keysOf(db: Kysely<unknown>, table: string): Promise<Key[]> {
  const { rows } = await sql<Key>`
    SELECT conrelid::regclass::text AS part, quote_ident(conname) AS name,
      CASE contype WHEN 'p' THEN 'PRIMARY KEY' ELSE 'UNIQUE' END AS type,
      (SELECT string_agg(quote_ident(attname), ', ' ORDER BY place)
        FROM unnest(conkey) WITH ORDINALITY AS key (number, place)
        JOIN pg_attribute ON attrelid = conrelid AND attnum = key.number) AS columns,
      (SELECT quote_ident(spcname) FROM pg_class c JOIN pg_tablespace s ON s.oid = c.reltablespace
        WHERE c.oid = conindid) AS space
    FROM pg_constraint WHERE contype IN ('p', 'u') AND (conrelid = ${table}::regclass
      OR conrelid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = ${table}::regclass))
    ORDER BY 1, 2`.execute(db);
  return rows;
}

export async function dropKeys(db: Kysely<unknown>, keys: readonly Key[]): Promise<void> {
  for (const { part, name } of keys) await sql.raw(`ALTER TABLE ${part} DROP CONSTRAINT ${name}`).execute(db);
}

/** Keys that were dropped, with the lane first. */
export async function addKeys(db: Kysely<unknown>, keys: readonly Key[]): Promise<void> {
  for (const { part, name, type, columns, space } of keys) {
    const where = space ? ` USING INDEX TABLESPACE ${space}` : '';
    await sql
      .raw(`ALTER TABLE ${part} ADD CONSTRAINT ${name} ${type} (lane, ${columns})${where}`)
      .execute(db);
  }
}

/** Adds the column, which is filled by an expression as the table is written once more. */
export async function writeLanes(
  db: Kysely<unknown>,
  { table, lane, check }: { table: string; lane: string; check: string },
): Promise<void> {
  await sql
    .raw(
      `ALTER TABLE ${table} ADD lane smallint NOT NULL GENERATED ALWAYS AS (${lane}) STORED,
        ADD CONSTRAINT ${table}_lane CHECK (${check})`,
    )
    .execute(db);
  await sql.raw(`ALTER TABLE ${table} ALTER lane DROP EXPRESSION`).execute(db);
}
