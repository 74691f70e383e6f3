import { sql, type Kysely } from 'kysely';

/** Payments that came and are not credited yet, bonuses, what operators set about recharges, and void rounds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendLedger(db);
  await renameOpeningBalances(db);
  await extendRecharges(db);
  await sql`
    ALTER TABLE site
      ADD recharge_min_minor bigint NOT NULL DEFAULT 1 CHECK (recharge_min_minor > 0),
      ADD full_access_from_minor bigint NOT NULL DEFAULT 1 CHECK (full_access_from_minor >= 0)`.execute(db);
  await guardVoidRounds(db);
}

/**
 * A payment that a limit or a pause stands against goes to the account of received money by a transfer of the kind
 * `received`, and from there to the member by one of the kind `recharge`, or back to the provider by one of the kind
 * `returned`. The last two carry the same reference, so that the index lets one of them happen, once.
 */
async function extendLedger(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE accounts DROP CONSTRAINT accounts_kind_check`.execute(db);
  await sql`
    ALTER TABLE accounts ADD CONSTRAINT accounts_kind_check
      CHECK (kind IN ('member', 'house', 'provider', 'held', 'received'))`.execute(db);
  await sql`INSERT INTO accounts (id, kind) VALUES (4, 'received')`.execute(db);
  await sql`ALTER TABLE transfers DROP CONSTRAINT transfers_kind_check`.execute(db);
  await sql`
    ALTER TABLE transfers ADD CONSTRAINT transfers_kind_check CHECK (kind IN
      ('recharge', 'received', 'returned', 'bonus', 'order', 'win', 'orderRefund', 'withdrawal',
       'withdrawalRefund', 'payout'))`.execute(db);
  await sql`DROP INDEX transfers_once`.execute(db);
  await sql`
    CREATE UNIQUE INDEX transfers_once ON transfers (reference)
    WHERE reference LIKE 'recharge #%' OR reference LIKE 'received #%' OR reference LIKE 'withdrawal #%'`.execute(
    db,
  );
}

/** Opening balances were booked as recharges from the provider, which had never paid them: they are the house's. */
async function renameOpeningBalances(db: Kysely<unknown>): Promise<void> {
  for (const table of ['transfers', 'entries'])
    await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER ${sql.ref(`${table}_permanent`)}`.execute(db);
  await sql`
    UPDATE entries SET kind = 'bonus', account_id = CASE account_id WHEN 2 THEN 1 ELSE account_id END
    WHERE kind = 'recharge' AND transfer_id IN (
      SELECT id FROM transfers WHERE kind = 'recharge' AND (reference LIKE 'invite %' OR reference = 'demo'))`.execute(
    db,
  );
  await sql`
    UPDATE transfers SET kind = 'bonus', reference = CASE reference WHEN 'demo' THEN 'invite WELCOME' ELSE reference END
    WHERE kind = 'recharge' AND (reference LIKE 'invite %' OR reference = 'demo')`.execute(db);
  for (const table of ['transfers', 'entries'])
    await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER ${sql.ref(`${table}_permanent`)}`.execute(db);
}

async function extendRecharges(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE recharges DROP CONSTRAINT recharges_status_check, DROP CONSTRAINT recharges_check`.execute(
    db,
  );
  await sql`
    ALTER TABLE recharges
      ADD CONSTRAINT recharges_status_check
        CHECK (status IN ('waiting', 'paid', 'failed', 'received', 'returning', 'returned')),
      ADD CONSTRAINT recharges_paid_at
        CHECK ((status IN ('waiting', 'failed')) = (paid_at IS NULL))`.execute(db);
  await sql`
    CREATE INDEX recharges_received ON recharges (id) WHERE status IN ('received', 'returning')`.execute(db);
  await sql`ALTER TABLE payment_notices DROP CONSTRAINT payment_notices_effect_check`.execute(db);
  await sql`
    ALTER TABLE payment_notices ADD CONSTRAINT payment_notices_effect_check
      CHECK (effect IN ('credited', 'received', 'failed', 'nothing', 'mismatch', 'unknown'))`.execute(db);
}

/** By the clock of the database, whoever asks, and never where the beacon's value is there. */
async function guardVoidRounds(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION check_void_round() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF clock_timestamp() < NEW.draws_at + interval '24 hours' THEN
        RAISE EXCEPTION 'a round becomes void 24 hours after its draw at the earliest'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'rounds_void_after_a_day';
      END IF;
      IF EXISTS (
        SELECT FROM beacon_values WHERE chain_hash = NEW.beacon_chain AND round = NEW.beacon_round) THEN
        RAISE EXCEPTION 'a round whose beacon value is there does not become void'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'rounds_void_without_value';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER rounds_void BEFORE UPDATE ON rounds
    FOR EACH ROW WHEN (NEW.status = 'void' AND OLD.status <> 'void')
    EXECUTE FUNCTION check_void_round()`.execute(db);
}
