import { sql, type Kysely } from 'kysely';

/**
 * What triggers of the tables by lane need where these are spread over machines (decision 122). A trigger for TRUNCATE is
 * one of its own: Citus makes none on the parts of a table that is for other changes too. And a trigger reads its
 * transition table into arrays before it looks at another table, by a statement that names the lanes: those of one
 * part's rows are all in that part.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // In the order in which placing takes them. Whoever waits here and is given up for another one tries again.
  await sql`
    LOCK TABLE accounts, transfers, orders, entries, withdrawals, bank_file_lines, play_control_log, closed_days
      IN ACCESS EXCLUSIVE MODE`.execute(db);
  await guardTruncates(db);
  await checkEntries(db);
  await controlPlay(db);
  await nameColumns(db);
}

/** The result of a part that is asked of several machines has to have a column. */
async function nameColumns(db: Kysely<unknown>): Promise<void> {
  await sql`
    DO $do$
    DECLARE
      asks regproc;
    BEGIN
      FOR asks IN
        SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosrc ~ 'EXISTS \\(\\s*SELECT FROM'
      LOOP
        EXECUTE regexp_replace(pg_get_functiondef(asks), '(EXISTS \\(\\s*SELECT) FROM', '\\1 1 FROM', 'g');
      END LOOP;
    END $do$`.execute(db);
}

async function guardTruncates(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION guard_truncates(place regclass) RETURNS void LANGUAGE plpgsql
    SET search_path = pg_catalog, public AS $$
    DECLARE
      guard record;
    BEGIN
      FOR guard IN
        SELECT tgname AS name, pg_get_triggerdef(oid) AS made FROM pg_trigger
        WHERE tgrelid = place AND NOT tgisinternal AND pg_get_triggerdef(oid) ~ ' BEFORE [A-Z ]+ OR TRUNCATE ON '
      LOOP
        EXECUTE format('DROP TRIGGER %I ON %s', guard.name, place);
        EXECUTE replace(guard.made, ' OR TRUNCATE ON ', ' ON ');
        EXECUTE regexp_replace(guard.made, '^CREATE TRIGGER [a-z_]+ BEFORE [A-Z ]+ ON ',
          format('CREATE TRIGGER %I BEFORE TRUNCATE ON ', guard.name || '_whole'));
      END LOOP;
    END $$`.execute(db);
  await sql`REVOKE EXECUTE ON FUNCTION guard_truncates FROM PUBLIC`.execute(db);
  await sql`
    SELECT guard_truncates(oid) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
      AND (relname = 'closed_days' OR EXISTS (
        SELECT FROM pg_attribute WHERE attrelid = pg_class.oid AND attname = 'lane' AND NOT attisdropped))`.execute(
    db,
  );
  await sql`
    DO $do$ BEGIN
      EXECUTE replace(pg_get_functiondef('guard_month'::regproc), '      END LOOP;',
        $new$        PERFORM public.guard_truncates(format('public.%I', 'orders_' || place)::regclass);
        PERFORM public.guard_truncates(format('public.%I', 'entries_' || place)::regclass);
      END LOOP;$new$);
    END $do$`.execute(db);
}

/** As 0174. */
async function checkEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION check_new_entries() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
    DECLARE
      lanes smallint[];
      places smallint[];
      transfer_ids bigint[];
      account_ids bigint[];
      kinds text[];
      earliest timestamptz;
      strays boolean;
    BEGIN
      IF EXISTS (SELECT FROM new_entries GROUP BY transfer_id HAVING sum(amount_minor) <> 0) THEN
        RAISE EXCEPTION 'the entries of a transfer do not sum to zero'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_sum_to_zero';
      END IF;
      SELECT array_agg(DISTINCT lane), array_agg(lane), array_agg(transfer_id), array_agg(account_id), array_agg(kind),
          min(created_at)
        INTO lanes, places, transfer_ids, account_ids, kinds, earliest FROM new_entries;
      IF cardinality(lanes) = 1 THEN
        -- By a value, which finds the part in which they are; what is spread is written lane by lane.
        strays := EXISTS (
          SELECT 1 FROM unnest(transfer_ids, account_ids, kinds) AS e (transfer_id, account_id, kind)
          WHERE (SELECT t.kind FROM transfers t WHERE t.lane = lanes[1] AND t.id = e.transfer_id) IS DISTINCT FROM e.kind
            OR (SELECT a.id FROM accounts a WHERE a.lane = lanes[1] AND a.id = e.account_id) IS NULL);
      ELSE
        strays := EXISTS (
          SELECT 1 FROM unnest(places, transfer_ids, account_ids, kinds) AS e (lane, transfer_id, account_id, kind)
          WHERE (SELECT t.kind FROM transfers t WHERE t.lane = e.lane AND t.id = e.transfer_id) IS DISTINCT FROM e.kind
            OR (SELECT a.id FROM accounts a WHERE a.lane = e.lane AND a.id = e.account_id) IS NULL);
        IF strays THEN
          -- Asked again with what stays whole, which is not planned where all is well.
          strays := EXISTS (
            SELECT 1 FROM unnest(places, transfer_ids, account_ids, kinds) AS e (lane, transfer_id, account_id, kind)
            WHERE coalesce(
                (SELECT t.kind FROM transfers t WHERE t.lane = e.lane AND t.id = e.transfer_id),
                (SELECT t.kind FROM transfers t WHERE t.lane = 0 AND t.id = e.transfer_id AND t.member_id IS NULL))
                IS DISTINCT FROM e.kind
              OR (SELECT a.id FROM accounts a WHERE a.lane = e.lane AND a.id = e.account_id) IS NULL);
        END IF;
      END IF;
      IF strays THEN
        RAISE EXCEPTION 'an entry names no transfer of its kind or no account'
          USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'entries_transfer_and_account';
      END IF;
      IF earliest < (SELECT day_start(day + 1) FROM closed_days ORDER BY day DESC LIMIT 1) THEN
        RAISE EXCEPTION 'the day of an entry is closed'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_of_open_days';
      END IF;
      RETURN NULL;
    END $$`.execute(db);
}

/** As 0174. */
async function controlPlay(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION add_stakes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public AS $$
    DECLARE
      lanes smallint[];
      members bigint[];
      days date[];
      lost numeric[];
    BEGIN
      SELECT array_agg(lane), array_agg(member_id), array_agg(day), array_agg(lost_minor)
        INTO lanes, members, days, lost
      FROM (
        SELECT lane, member_id, (placed_at AT TIME ZONE 'UTC')::date AS day,
          sum(stake_minor - coalesce(payout_minor, 0)) AS lost_minor
        FROM new_orders GROUP BY 1, 2, 3 ORDER BY 1, 2, 3) AS placed;
      INSERT INTO public.play_days AS total (lane, member_id, day, lost_minor)
      SELECT * FROM unnest(lanes, members, days, lost)
      ON CONFLICT (lane, member_id, day) DO UPDATE SET lost_minor = total.lost_minor + excluded.lost_minor;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE OR REPLACE FUNCTION subtract_payouts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
    DECLARE
      won record;
    BEGIN
      FOR won IN
        SELECT lane, array_agg(member_id) AS members, array_agg(day) AS days, array_agg(sum) AS paid
        FROM (
          SELECT lane, member_id, (placed_at AT TIME ZONE 'UTC')::date AS day, sum(payout_minor) AS sum
          FROM settled_orders WHERE payout_minor > 0 GROUP BY 1, 2, 3) AS of_days
        GROUP BY lane ORDER BY lane
      LOOP
        UPDATE public.play_days total SET lost_minor = total.lost_minor - paid.sum
        FROM unnest(won.members, won.days, won.paid) AS paid (member_id, day, sum)
        WHERE total.lane = won.lane AND total.member_id = paid.member_id AND total.day = paid.day;
      END LOOP;
      RETURN NULL;
    END $$`.execute(db);
}
