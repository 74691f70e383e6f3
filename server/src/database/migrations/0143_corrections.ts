import { sql, type Kysely } from 'kysely';

/**
 * Payments that fit no recharge, recharges that go back, bonuses and corrections by operators, and from which amount on
 * they take two of them. A server of the release before leaves payments that don't match to the notices, as it did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendLedger(db);
  await createUnmatchedPayments(db);
  await createRefunds(db);
  await createCorrections(db);
  await sql`ALTER TABLE messages DROP CONSTRAINT messages_kind_check`.execute(db);
  await sql`
    ALTER TABLE messages ADD CONSTRAINT messages_kind_check CHECK (kind IN
      ('bets', 'withdrawalArrived', 'withdrawalRejected', 'money', 'message', 'support', 'security'))`.execute(
    db,
  );
}

/** Each of the references is booked once: a payment is credited or goes back, a recharge goes back once. */
async function extendLedger(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE transfers DROP CONSTRAINT transfers_kind_check`.execute(db);
  await sql`
    ALTER TABLE transfers ADD CONSTRAINT transfers_kind_check CHECK (kind IN
      ('recharge', 'received', 'returned', 'rechargeRefund', 'bonus', 'correction', 'order', 'win', 'orderRefund',
       'withdrawal', 'withdrawalRefund', 'payout'))`.execute(db);
  await sql`
    CREATE UNIQUE INDEX transfers_once_by_office ON transfers (reference)
    WHERE reference LIKE 'unmatched #%' OR reference LIKE 'payment #%' OR reference LIKE 'refund #%'
      OR reference LIKE 'correction #%' OR reference LIKE 'returned withdrawal #%'`.execute(db);
}

async function createUnmatchedPayments(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE payment_notices ADD payment text NOT NULL DEFAULT ''`.execute(db);
  await sql`ALTER TABLE payment_notices DROP CONSTRAINT payment_notices_effect_check`.execute(db);
  await sql`
    ALTER TABLE payment_notices ADD CONSTRAINT payment_notices_effect_check
      CHECK (effect IN ('credited', 'received', 'failed', 'nothing', 'mismatch', 'unknown', 'twice'))`.execute(
    db,
  );
  await sql`CREATE INDEX payment_notices_by_reference ON payment_notices (reference, id)`.execute(db);
  await sql`
    CREATE TABLE unmatched_payments (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      provider text NOT NULL,
      reference text NOT NULL,
      payment text NOT NULL,
      amount_minor bigint NOT NULL CHECK (amount_minor > 0),
      currency text NOT NULL,
      why text NOT NULL CHECK (why IN ('amount', 'currency', 'unknown', 'twice')),
      recharge_id bigint REFERENCES recharges,
      booked boolean NOT NULL,
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'returning', 'credited', 'returned')),
      member_id bigint REFERENCES members,
      hand_reference text NOT NULL DEFAULT '',
      came_at timestamptz NOT NULL,
      settled_at timestamptz,
      CONSTRAINT unmatched_payments_once UNIQUE (provider, reference, payment, amount_minor, currency),
      CHECK ((state = 'credited') = (member_id IS NOT NULL)),
      CHECK ((state IN ('credited', 'returned')) = (settled_at IS NOT NULL))
    )`.execute(db);
  await sql`
    CREATE INDEX unmatched_payments_open ON unmatched_payments (came_at, id) WHERE state IN ('open', 'returning')`.execute(
    db,
  );
}

async function createRefunds(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE recharges DROP CONSTRAINT recharges_status_check`.execute(db);
  await sql`
    ALTER TABLE recharges ADD CONSTRAINT recharges_status_check
      CHECK (status IN ('waiting', 'paid', 'failed', 'received', 'returning', 'returned', 'refunded'))`.execute(
    db,
  );
  await sql`
    CREATE TABLE recharge_refunds (
      recharge_id bigint PRIMARY KEY REFERENCES recharges,
      cause text NOT NULL CHECK (cause IN ('refund-asked', 'chargeback', 'paid-by-mistake')),
      member_minor bigint NOT NULL CHECK (member_minor >= 0),
      house_minor bigint NOT NULL CHECK (house_minor >= 0),
      state text NOT NULL CHECK (state IN ('asked', 'done')),
      hand_reference text NOT NULL,
      created_at timestamptz NOT NULL,
      done_at timestamptz,
      CHECK (member_minor + house_minor > 0),
      CHECK ((state = 'done') = (done_at IS NOT NULL))
    )`.execute(db);
  await sql`CREATE INDEX recharge_refunds_asked ON recharge_refunds (recharge_id) WHERE state = 'asked'`.execute(
    db,
  );
  // The list of operators, by what they know of a recharge.
  await sql`CREATE INDEX recharges_by_reference ON recharges (reference)`.execute(db);
  await sql`CREATE INDEX recharges_by_status ON recharges (status, id)`.execute(db);
  await sql`CREATE INDEX recharges_by_amount ON recharges (amount_minor, id)`.execute(db);
  await sql`CREATE INDEX recharges_by_time ON recharges (created_at, id)`.execute(db);
}

async function createCorrections(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE money_rule (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      corrections_two_from_minor bigint NOT NULL CHECK (corrections_two_from_minor > 0),
      refunds_two_from_minor bigint NOT NULL CHECK (refunds_two_from_minor > 0)
    )`.execute(db);
  await sql`
    INSERT INTO money_rule (corrections_two_from_minor, refunds_two_from_minor) VALUES (10000, 50000)`.execute(
    db,
  );
  await sql`
    CREATE TABLE corrections (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      key text NOT NULL UNIQUE,
      member_id bigint NOT NULL REFERENCES members,
      kind text NOT NULL CHECK (kind IN ('bonus', 'correction')),
      amount_minor bigint NOT NULL CHECK (amount_minor <> 0),
      reason text NOT NULL CHECK (reason <> ''),
      operator text NOT NULL,
      created_at timestamptz NOT NULL,
      CHECK (kind = 'correction' OR amount_minor > 0)
    )`.execute(db);
  await sql`CREATE INDEX corrections_of_member ON corrections (member_id, id)`.execute(db);
  await sql`
    CREATE TRIGGER corrections_permanent BEFORE DELETE OR TRUNCATE ON corrections
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('a correction stays; another one undoes it')`.execute(
    db,
  );
  // What somebody wrote about a member goes when the account is closed.
  await sql`
    CREATE TRIGGER corrections_final BEFORE UPDATE ON corrections FOR EACH ROW
    WHEN (NEW.reason <> '-' OR (NEW.id, NEW.key, NEW.member_id, NEW.kind, NEW.amount_minor, NEW.operator, NEW.created_at)
      IS DISTINCT FROM (OLD.id, OLD.key, OLD.member_id, OLD.kind, OLD.amount_minor, OLD.operator, OLD.created_at))
    EXECUTE FUNCTION refuse_row_change('a correction stays; another one undoes it')`.execute(db);
}
