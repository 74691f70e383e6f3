import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import { allLanes, type LaneGroups } from './lanes';

/** Tables of members that are spread by lane. What else a member has is found without its lane, or asks whole tables. */
const spread = [
  ...['accounts', 'transfers', 'entries', 'orders', 'play_limits', 'play_pauses', 'play_days'],
  ...['play_control_log', 'withdrawals', 'withdrawal_approvals', 'bank_file_lines', 'fund_password_guesses'],
  'video_plays',
] as const;
/** What triggers of these read beside them: a copy on every machine. */
const everywhere = ['closed_days'] as const;

const these = sql`ANY (${[...spread]}::regclass[])`;
const those = sql`ANY (${[...everywhere]}::regclass[])`;

/**
 * Spreads the tables by lane over the workers of a Citus coordinator, in so many shards, by the owner of the tables. Does
 * nothing where they are spread already. Throws an Error of one sentence where they can't be.
 *
 * All other tables stay on the coordinator. Keys that name one of these, and unique ones without the lane, are for one
 * machine: of these a reference is booked once in its lane, as where lanes are partitions.
 */
export async function spreadLanes(db: Kysely<unknown>, shards: number): Promise<void> {
  await refuseElsewhere(db);
  if (await isSpread(db)) return;
  await db.transaction().execute(async (transaction) => {
    await refuseUsed(transaction);
    const run = async (statements: readonly string[]) => {
      for (const statement of statements) await sql.raw(statement).execute(transaction);
    };
    // A table that names another one is changed on a node by the connection that changed the other.
    await sql`SET LOCAL citus.multi_shard_modify_mode = 'sequential'`.execute(transaction);
    const keys = await selectForeignKeys(transaction);
    await run(keys.map(({ drop }) => drop));
    await run(await ofOneMachine(transaction));
    await eraseByApplication(transaction);
    for (const table of everywhere) await sql`SELECT create_reference_table(${table})`.execute(transaction);
    for (const table of spread)
      await (
        table === spread[0]
          ? sql`SELECT create_distributed_table(${table}, 'lane', shard_count => ${shards}, colocate_with => 'none')`
          : sql`SELECT create_distributed_table(${table}, 'lane', colocate_with => ${spread[0]})`
      ).execute(transaction);
    await run(keys.flatMap(({ make, stays }) => (stays ? [make] : [])));
  });
}

const refuse = (why: string): never => {
  throw new Error(`the lanes can't be spread: ${why}`);
};

/** Whether a Citus coordinator has spread the tables by lane. */
export async function isSpread(db: QueryExecutorProvider): Promise<boolean> {
  const { rows: citus } = await sql`
    SELECT WHERE to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL`.execute(db);
  if (citus.length === 0) return false;
  const { rows } = await sql`
    SELECT FROM pg_dist_partition WHERE logicalrelid = ${spread[0]}::regclass AND partmethod = 'h'`.execute(
    db,
  );
  return rows.length > 0;
}

/** The lanes of each shard, or all together where they are not spread. A shard that is moved keeps its lanes. */
export async function selectLaneGroups(db: QueryExecutorProvider): Promise<LaneGroups> {
  if (!(await isSpread(db))) return [allLanes];
  const { rows } = await sql<{ lanes: number[] }>`
    SELECT array_agg(lane ORDER BY lane) AS lanes FROM unnest(${[...allLanes]}::smallint[]) AS lane
    GROUP BY get_shard_id_for_distribution_column(${spread[0]}::regclass, lane) ORDER BY 1`.execute(db);
  return rows.map(({ lanes }) => lanes);
}

async function refuseElsewhere(db: Kysely<unknown>): Promise<void> {
  const { rows: citus } = await sql<{ triggers: string }>`
    SELECT current_setting('citus.enable_unsafe_triggers') AS triggers
    FROM pg_extension WHERE extname = 'citus'`.execute(db);
  if (!citus[0]) return refuse('the database was not given the extension citus');
  const { rows: workers } = await sql`
    SELECT FROM pg_dist_node WHERE groupid <> 0 AND (SELECT groupid FROM pg_dist_local_group) = 0`.execute(
    db,
  );
  if (workers.length === 0) return refuse('the database is no coordinator with workers');
  if (citus[0].triggers !== 'on')
    return refuse(
      'each node needs the settings of deploy/citus, and this one lacks citus.enable_unsafe_triggers',
    );
}

async function refuseUsed(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ partitioned: boolean; used: boolean }>`
    SELECT lanes_of_month() > 0 AS partitioned,
      EXISTS (SELECT 1 FROM members) OR EXISTS (SELECT 1 FROM transfers) AS used`.execute(db);
  if (rows[0]!.partitioned) refuse('they are in hash partitions');
  if (rows[0]!.used) refuse('there are members already');
}

/** Foreign keys of these tables, and whether they hold where these are spread: of the same lane, or to a copy. */
async function selectForeignKeys(db: Kysely<unknown>) {
  const { rows } = await sql<{ drop: string; make: string; stays: boolean }>`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make,
      conrelid = ${these} AND (confrelid = ${those}
        OR confrelid = ${these} AND pg_get_constraintdef(oid) LIKE 'FOREIGN KEY (lane, %') AS stays
    FROM pg_constraint WHERE contype = 'f' AND conparentid = 0
      AND (conrelid = ${these} OR confrelid = ${these} OR confrelid = ${those})`.execute(db);
  return rows;
}

/**
 * What closing an account takes from withdrawals is taken by the role that has changed the member's rows before: on a
 * machine a transaction is of one role. A trigger lets that role empty where a withdrawal goes, and never change it.
 */
async function eraseByApplication(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER FUNCTION erase_withdrawals() SECURITY INVOKER`.execute(db);
  await sql`
    CREATE FUNCTION keep_destination() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
    BEGIN
      IF (NEW.card_number <> '' OR NEW.holder <> '')
        AND NOT pg_has_role((SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
        RAISE EXCEPTION 'where a withdrawal goes is emptied with its account, and never changed'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'withdrawals_destination';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER withdrawals_destination BEFORE UPDATE OF card_number, holder ON withdrawals
    FOR EACH ROW EXECUTE FUNCTION keep_destination()`.execute(db);
}

/** Takes away what statements of a release before lanes need, and puts the lane into unique indexes that have none. */
async function ofOneMachine(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass) AS statement FROM pg_trigger
    WHERE tgrelid = ${these} AND tgparentid = 0 AND NOT tgisinternal AND tgname LIKE '%\\_lane'
    UNION ALL
    SELECT format('DROP INDEX %s; ', indexrelid::regclass)
      || replace(pg_get_indexdef(indexrelid), '(reference)', '(lane, reference)')
    FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attname = 'lane'
    WHERE indrelid = ${these} AND indisunique AND indkey[0] <> attnum`.execute(db);
  return rows.map(({ statement }) => statement);
}
