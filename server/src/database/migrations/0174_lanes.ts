import { sql, type Kysely } from 'kysely';
import { addKeys, dropKeys, keysOf, writeLanes } from './lanesOfRows';

/** How a table's rows get their lane; a table that is kept by months has partitions. */
const ofMember = (column = 'member_id') => `(coalesce(${column}, 0) % 64)::smallint`;
const tables = [
  { table: 'accounts', lane: ofMember() },
  // While accounts and transfers have their keys by number.
  { table: 'entries', lane: 'lane_of_entry(account_id, transfer_id)' },
  { table: 'transfers', lane: ofMember() },
  { table: 'orders', lane: ofMember() },
  { table: 'withdrawals', lane: ofMember() },
  { table: 'play_limits', lane: ofMember() },
  { table: 'play_pauses', lane: ofMember() },
  { table: 'play_days', lane: ofMember() },
  { table: 'play_control_log', lane: ofMember() },
] as const;

/**
 * Everything of a member lies in one of 64 lanes, by the member's number, and the lane comes first in primary and unique
 * keys. House, provider, held and received money have an account in each lane, under the same numbers, so that both sides
 * of a transfer are in one. What was booked before and named no member stays whole, in lane 0.
 *
 * Each table is written once more, with its indexes. Nothing that is sealed changes: a seal names the columns that it has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // In the order in which placing takes them. Whoever waits here and is given up for another one tries again.
  await sql`
    LOCK TABLE rounds, accounts, transfers, orders, entries, withdrawals, play_days, play_limits, play_pauses,
      play_control_log IN ACCESS EXCLUSIVE MODE`.execute(db);
  await sql`ALTER TABLE orders DROP CONSTRAINT orders_transfer_id_fkey`.execute(db);
  await sql`ALTER TABLE withdrawals DROP CONSTRAINT withdrawals_transfer_id_fkey`.execute(db);
  await sql`ALTER TABLE transfers DROP CONSTRAINT transfers_member_id_fkey`.execute(db);
  await createLaneOfEntry(db);
  for (const { table, lane } of tables) await addLane(db, table, lane);
  await sql`DROP FUNCTION lane_of_entry`.execute(db);
  await nameLanes(db);
  await openAccounts(db);
  await fillLanes(db);
  await checkEntries(db);
  await controlPlayByLane(db);
}

/** Declared as what it is only here, where nobody writes: whose account it is, or by whose transfer. */
async function createLaneOfEntry(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION lane_of_entry(account bigint, transfer bigint) RETURNS smallint LANGUAGE plpgsql IMMUTABLE AS $$
    BEGIN
      RETURN coalesce((SELECT member_id FROM accounts WHERE id = account),
        (SELECT member_id FROM transfers WHERE id = transfer), 0) % 64;
    END $$`.execute(db);
}

/** Fills the column as the table is written once more, and puts it first in every key but that of withdrawals' numbers. */
async function addLane(db: Kysely<unknown>, table: string, lane: string): Promise<void> {
  const keys = (await keysOf(db, table)).filter(({ columns }) => table !== 'withdrawals' || columns !== 'id');
  // Others go by the numbers of accounts until entries have their lanes.
  if (table !== 'accounts') await dropKeys(db, keys);
  const rule =
    table === 'entries' || table === 'transfers' || table === 'accounts' ? 'lane BETWEEN 0 AND 63' : 'true';
  const same = table === 'entries' ? 'true' : 'lane = member_id % 64';
  const check = [rule, same].filter((part) => part !== 'true').join(' AND ');
  await writeLanes(db, { table, lane, check });
  if (table !== 'accounts') await addKeys(db, keys);
  if (table === 'entries') {
    const ofAccounts = await keysOf(db, 'accounts');
    await dropKeys(db, ofAccounts);
    await addKeys(db, ofAccounts);
  }
}

/** What names a row of another table names its lane. */
async function nameLanes(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE transfers ADD CONSTRAINT transfers_member_id_fkey
      FOREIGN KEY (lane, member_id) REFERENCES accounts (lane, member_id)`.execute(db);
  for (const table of ['orders', 'withdrawals'])
    await sql`
      ALTER TABLE ${sql.table(table)} ADD CONSTRAINT ${sql.ref(`${table}_transfer_id_fkey`)}
        FOREIGN KEY (lane, transfer_id) REFERENCES transfers (lane, id)`.execute(db);
}

async function openAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX accounts_system`.execute(db);
  await sql`
    INSERT INTO accounts (lane, id, kind)
    SELECT others.lane, id, kind FROM accounts, generate_series(1, 63) AS others (lane) WHERE kind <> 'member'`.execute(
    db,
  );
  await sql`CREATE UNIQUE INDEX accounts_system ON accounts (lane, kind) WHERE kind <> 'member'`.execute(db);
}

/**
 * Statements of the release before name no lane. A member's rows get the member's; an entry that of its account's member
 * or, on the other side, of its transfer, which stays whole in lane 0 where it names no member.
 */
async function fillLanes(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION fill_lane() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.lane := coalesce(NEW.member_id, 0) % 64;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION fill_lane_of_entry() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
    BEGIN
      NEW.lane := coalesce((SELECT member_id FROM accounts WHERE id = NEW.account_id AND kind = 'member') % 64,
        (SELECT lane FROM transfers WHERE id = NEW.transfer_id), 0);
      RETURN NEW;
    END $$`.execute(db);
  for (const { table } of tables)
    await sql`
      CREATE TRIGGER ${sql.ref(`${table}_lane`)} BEFORE INSERT ON ${sql.table(table)} FOR EACH ROW
      WHEN (NEW.lane IS NULL)
      EXECUTE FUNCTION ${sql.raw(table === 'entries' ? 'fill_lane_of_entry' : 'fill_lane')}()`.execute(db);
  // Their ON CONFLICT names these.
  await sql`CREATE UNIQUE INDEX play_limits_before_lanes ON play_limits (member_id, kind)`.execute(db);
  await sql`CREATE UNIQUE INDEX play_pauses_before_lanes ON play_pauses (member_id)`.execute(db);
}

/** As 0145, with the lane; and what stays whole, in lane 0, has entries in the lanes of its accounts. */
async function checkEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION check_new_entries() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
    BEGIN
      IF EXISTS (SELECT FROM new_entries GROUP BY transfer_id HAVING sum(amount_minor) <> 0) THEN
        RAISE EXCEPTION 'the entries of a transfer do not sum to zero'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_sum_to_zero';
      END IF;
      IF EXISTS (
        SELECT FROM new_entries e
        WHERE (SELECT t.kind FROM transfers t WHERE t.lane = e.lane AND t.id = e.transfer_id) IS DISTINCT FROM e.kind
           OR (SELECT a.id FROM accounts a WHERE a.lane = e.lane AND a.id = e.account_id) IS NULL
      ) THEN
        -- Asked again with what stays whole, which is not planned where all is well.
        IF EXISTS (
          SELECT FROM new_entries e
          WHERE coalesce((SELECT t.kind FROM transfers t WHERE t.lane = e.lane AND t.id = e.transfer_id),
              (SELECT t.kind FROM transfers t WHERE t.lane = 0 AND t.id = e.transfer_id AND t.member_id IS NULL))
              IS DISTINCT FROM e.kind
            OR (SELECT a.id FROM accounts a WHERE a.lane = e.lane AND a.id = e.account_id) IS NULL
        ) THEN
          RAISE EXCEPTION 'an entry names no transfer of its kind or no account'
            USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'entries_transfer_and_account';
        END IF;
      END IF;
      IF (SELECT min(created_at) FROM new_entries)
          < (SELECT day_start(day + 1) FROM closed_days ORDER BY day DESC LIMIT 1) THEN
        RAISE EXCEPTION 'the day of an entry is closed'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_of_open_days';
      END IF;
      RETURN NULL;
    END $$`.execute(db);
  // As 0145; the accounts of one lane tell the numbers of those that are no member's.
  await sql`
    CREATE OR REPLACE FUNCTION day_totals(starts timestamptz, ends timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
      SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'moved', moved, 'members', members) ORDER BY kind), '[]')
      FROM (
        SELECT kind, coalesce(sum(amount_minor) FILTER (WHERE amount_minor > 0), 0) AS moved,
          coalesce(sum(amount_minor) FILTER (WHERE account_id NOT IN (
            SELECT id FROM accounts WHERE lane = 0 AND kind <> 'member')), 0) AS members
        FROM entries WHERE created_at >= starts AND created_at < ends GROUP BY kind) AS by_kind
    $$`.execute(db);
}

/** As 0030, 0105 and 0108, with the lane. */
async function controlPlayByLane(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION add_stakes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public AS $$
    BEGIN
      INSERT INTO public.play_days AS total (lane, member_id, day, lost_minor)
      SELECT lane, member_id, (placed_at AT TIME ZONE 'UTC')::date, sum(stake_minor - coalesce(payout_minor, 0))
      FROM new_orders GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (lane, member_id, day) DO UPDATE SET lost_minor = total.lost_minor + excluded.lost_minor;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE OR REPLACE FUNCTION subtract_payouts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
    BEGIN
      UPDATE public.play_days total SET lost_minor = total.lost_minor - paid.sum
      FROM (
        SELECT lane, member_id, (placed_at AT TIME ZONE 'UTC')::date AS day, sum(payout_minor) AS sum
        FROM settled_orders WHERE payout_minor > 0 GROUP BY 1, 2, 3
      ) AS paid WHERE total.lane = paid.lane AND total.member_id = paid.member_id AND total.day = paid.day;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE OR REPLACE FUNCTION play_losses(member bigint, at timestamptz, OUT day_minor bigint, OUT week_minor bigint)
    LANGUAGE plpgsql VOLATILE SET enable_seqscan = off AS $$
    DECLARE
      today date := at AT TIME ZONE 'UTC';
    BEGIN
      SELECT coalesce(sum(lost_minor) FILTER (WHERE day >= today), 0), coalesce(sum(lost_minor), 0)
        INTO day_minor, week_minor
        FROM play_days
        WHERE lane = member % 64 AND member_id = member AND day >= date_trunc('week', today::timestamp)::date;
    END $$`.execute(db);
  await sql`
    CREATE OR REPLACE FUNCTION play_allowance(member bigint, at timestamptz) RETURNS bigint
    LANGUAGE plpgsql VOLATILE AS $$
    DECLARE
      no_limit constant bigint := 9000000000000000;
      day_limit bigint;
      week_limit bigint;
      losses record;
    BEGIN
      IF EXISTS (
        SELECT FROM play_pauses WHERE lane = member % 64 AND member_id = member AND paused_until > at) THEN RETURN 0; END IF;
      SELECT min(amount_minor) FILTER (WHERE kind = 'lossDay'), min(amount_minor) FILTER (WHERE kind = 'lossWeek')
        INTO day_limit, week_limit FROM play_limits WHERE lane = member % 64 AND member_id = member;
      IF day_limit IS NULL AND week_limit IS NULL THEN RETURN no_limit; END IF;
      SELECT * INTO losses FROM play_losses(member, at);
      RETURN greatest(0, least(day_limit - losses.day_minor, week_limit - losses.week_minor));
    END $$`.execute(db);
  await sql`
    DO $do$ BEGIN
      EXECUTE replace(pg_get_functiondef('play_session'::regproc),
        'o.member_id = member', 'o.lane = member % 64 AND o.member_id = member');
    END $do$`.execute(db);
}
