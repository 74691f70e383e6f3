import { sql, type Kysely } from 'kysely';
import { addKeys, dropKeys, keysOf, writeLanes } from './lanesOfRows';

/** Tables of members that had no lane, with the keys that stay without: what finds a row by them knows no member. */
const ofMembers: readonly { table: string; without: readonly string[] }[] = [
  { table: 'sessions', without: ['sessions_pkey'] },
  { table: 'fund_password_guesses', without: [] },
  { table: 'bank_cards', without: [] },
  { table: 'recharges', without: ['recharges_pkey', 'recharges_reference'] },
  { table: 'uploads', without: ['uploads_name_key'] },
  { table: 'video_plays', without: [] },
];
const ofWithdrawals = ['withdrawal_approvals', 'bank_file_lines'] as const;

/**
 * As 0174, for what else a member has: the lane comes first in the keys, but in those by which a row is found without its
 * member. A withdrawal's number gets it too, with what names withdrawals.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whoever waits here and is given up for another one tries again.
  await sql`
    LOCK TABLE sessions, fund_password_guesses, bank_cards, withdrawals, withdrawal_approvals, bank_file_lines, recharges,
      uploads, video_plays IN ACCESS EXCLUSIVE MODE`.execute(db);
  for (const { table, without } of ofMembers) {
    const keys = (await keysOf(db, table)).filter(({ name }) => !without.includes(name));
    await dropKeys(db, keys);
    const lane = '(member_id % 64)::smallint';
    await writeLanes(db, { table, lane, check: 'lane = member_id % 64' });
    await addKeys(db, keys);
    await fillBy(db, table, 'fill_lane');
  }
  // The ON CONFLICT of the release before names these.
  await sql`
    CREATE UNIQUE INDEX fund_password_guesses_before_lanes ON fund_password_guesses (member_id)`.execute(db);
  await sql`
    CREATE UNIQUE INDEX video_plays_before_lanes ON video_plays (video_id, member_id)`.execute(db);
  await numberWithdrawals(db);
  await partitionThese(db);
}

/** Statements of the release before name no lane. */
const fillBy = (db: Kysely<unknown>, table: string, filler: 'fill_lane' | 'fill_lane_of_withdrawal') =>
  sql`
    CREATE TRIGGER ${sql.ref(`${table}_lane`)} BEFORE INSERT ON ${sql.table(table)} FOR EACH ROW
    WHEN (NEW.lane IS NULL) EXECUTE FUNCTION ${sql.raw(filler)}()`.execute(db);

async function numberWithdrawals(db: Kysely<unknown>): Promise<void> {
  for (const table of ofWithdrawals)
    await sql`
      ALTER TABLE ${sql.table(table)} DROP CONSTRAINT ${sql.ref(`${table}_withdrawal_id_fkey`)}`.execute(db);
  const numbers = (await keysOf(db, 'withdrawals')).filter(({ columns }) => columns === 'id');
  await dropKeys(db, numbers);
  await addKeys(db, numbers);
  // Operators name a withdrawal by its number alone, and lists are in its order.
  await sql`CREATE INDEX withdrawals_by_number ON withdrawals (id)`.execute(db);
  await sql`
    CREATE FUNCTION fill_lane_of_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.lane := (SELECT lane FROM withdrawals WHERE id = NEW.withdrawal_id);
      RETURN NEW;
    END $$`.execute(db);
  // Declared as what it is only here, where nobody writes.
  await sql`
    CREATE FUNCTION lane_of_withdrawal(withdrawal bigint) RETURNS smallint LANGUAGE plpgsql IMMUTABLE AS $$
    BEGIN
      RETURN (SELECT lane FROM withdrawals WHERE id = withdrawal);
    END $$`.execute(db);
  for (const table of ofWithdrawals) {
    const keys = await keysOf(db, table);
    await dropKeys(db, keys);
    const lane = 'lane_of_withdrawal(withdrawal_id)';
    await writeLanes(db, { table, lane, check: 'lane BETWEEN 0 AND 63' });
    await addKeys(db, keys);
    await fillBy(db, table, 'fill_lane_of_withdrawal');
    await sql`
      ALTER TABLE ${sql.table(table)} ADD CONSTRAINT ${sql.ref(`${table}_withdrawal_id_fkey`)}
        FOREIGN KEY (lane, withdrawal_id) REFERENCES withdrawals (lane, id)`.execute(db);
  }
  await sql`DROP FUNCTION lane_of_withdrawal`.execute(db);
  // As 0097, with the lane.
  await sql`
    CREATE OR REPLACE FUNCTION erase_withdrawals() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public AS $$
    BEGIN
      UPDATE public.withdrawals SET card_number = '', holder = '' WHERE lane = NEW.id % 64 AND member_id = NEW.id;
      RETURN NULL;
    END $$`.execute(db);
}

/** In a database with hash partitions these have them too; the others are found by a key that is one for all members. */
async function partitionThese(db: Kysely<unknown>): Promise<void> {
  await sql`
    DO $do$ BEGIN
      EXECUTE replace(pg_get_functiondef('partition_by_lane'::regproc), 'play_control_log}',
        'play_control_log,bank_cards,fund_password_guesses,video_plays,withdrawals,withdrawal_approvals,bank_file_lines}');
    END $do$`.execute(db);
}
