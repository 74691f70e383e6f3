import { sql, type Kysely } from 'kysely';

/** Banks, bank cards, the lock of fund passwords, recharges and withdrawals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCards(db);
  await sql`
    CREATE TABLE fund_password_guesses (
      member_id bigint PRIMARY KEY REFERENCES members,
      wrong smallint NOT NULL CHECK (wrong >= 0),
      last_wrong_at timestamptz NOT NULL
    )`.execute(db);
  await createRecharges(db);
  await extendLedger(db);
  await createWithdrawals(db);
}

async function createCards(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE banks (
      code text PRIMARY KEY,
      name text NOT NULL UNIQUE,
      position smallint NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE bank_cards (
      member_id bigint PRIMARY KEY REFERENCES members,
      bank_code text NOT NULL REFERENCES banks,
      card_number text NOT NULL CHECK (card_number ~ '^[0-9]{8,24}$'),
      holder text NOT NULL CHECK (holder <> ''),
      bound_at timestamptz NOT NULL
    )`.execute(db);
}

async function createRecharges(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE recharges (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      member_id bigint NOT NULL REFERENCES members,
      provider text NOT NULL,
      reference text NOT NULL,
      channel text NOT NULL,
      amount_minor bigint NOT NULL CHECK (amount_minor > 0),
      currency text NOT NULL,
      status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'paid', 'failed')),
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      paid_at timestamptz,
      CONSTRAINT recharges_reference UNIQUE (provider, reference),
      CHECK ((status = 'paid') = (paid_at IS NOT NULL))
    )`.execute(db);
  await sql`CREATE INDEX recharges_member ON recharges (member_id, id)`.execute(db);
  await sql`CREATE INDEX recharges_paid ON recharges (paid_at) WHERE status = 'paid'`.execute(db);
  await sql`
    CREATE TABLE payment_notices (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      provider text NOT NULL,
      reference text NOT NULL,
      outcome text NOT NULL,
      amount_minor bigint NOT NULL,
      currency text NOT NULL,
      effect text NOT NULL CHECK (effect IN ('credited', 'failed', 'nothing', 'mismatch', 'unknown')),
      received_at timestamptz NOT NULL
    )`.execute(db);
  await sql`
    CREATE INDEX payment_notices_unsettled ON payment_notices (received_at)
    WHERE effect IN ('mismatch', 'unknown')`.execute(db);
  await sql`
    CREATE TRIGGER payment_notices_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_notices
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('a notice is on record')`.execute(db);
}

/**
 * What is asked for by a withdrawal goes to the account of held amounts, and from there to the provider when it has
 * arrived, by a transfer of the kind `payout`, or back to the member. The index lets each happen once.
 */
async function extendLedger(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE accounts DROP CONSTRAINT accounts_kind_check`.execute(db);
  await sql`
    ALTER TABLE accounts ADD CONSTRAINT accounts_kind_check
      CHECK (kind IN ('member', 'house', 'provider', 'held'))`.execute(db);
  await sql`INSERT INTO accounts (id, kind) VALUES (3, 'held')`.execute(db);
  await sql`ALTER TABLE transfers DROP CONSTRAINT transfers_kind_check`.execute(db);
  await sql`
    ALTER TABLE transfers ADD CONSTRAINT transfers_kind_check CHECK (kind IN
      ('recharge', 'order', 'win', 'orderRefund', 'withdrawal', 'withdrawalRefund', 'payout'))`.execute(db);
  await sql`
    CREATE UNIQUE INDEX transfers_once ON transfers (reference)
    WHERE reference LIKE 'recharge #%' OR reference LIKE 'withdrawal #%'`.execute(db);
}

async function createWithdrawals(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE withdrawal_rule (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      min_minor bigint NOT NULL CHECK (min_minor > 0),
      max_minor bigint NOT NULL,
      per_day integer NOT NULL CHECK (per_day > 0),
      two_operators_from_minor bigint NOT NULL CHECK (two_operators_from_minor >= 0),
      CONSTRAINT withdrawal_rule_order CHECK (max_minor >= min_minor)
    )`.execute(db);
  await sql`
    INSERT INTO withdrawal_rule (min_minor, max_minor, per_day, two_operators_from_minor)
    VALUES (1000, 5000000, 3, 500000)`.execute(db);
  await sql`
    CREATE TABLE withdrawals (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      member_id bigint NOT NULL REFERENCES members,
      transfer_id bigint NOT NULL UNIQUE REFERENCES transfers,
      amount_minor bigint NOT NULL CHECK (amount_minor > 0),
      bank_code text NOT NULL REFERENCES banks,
      card_number text NOT NULL,
      holder text NOT NULL,
      state text NOT NULL DEFAULT 'requested'
        CHECK (state IN ('requested', 'approved', 'sent', 'arrived', 'rejected')),
      reason text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CHECK ((state = 'rejected') = (reason <> ''))
    )`.execute(db);
  await sql`CREATE INDEX withdrawals_member ON withdrawals (member_id, id)`.execute(db);
  await sql`
    CREATE INDEX withdrawals_open ON withdrawals (id) WHERE state IN ('requested', 'approved', 'sent')
  `.execute(db);
  await sql`
    CREATE TABLE withdrawal_approvals (
      withdrawal_id bigint NOT NULL REFERENCES withdrawals,
      operator text NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (withdrawal_id, operator)
    )`.execute(db);
}
