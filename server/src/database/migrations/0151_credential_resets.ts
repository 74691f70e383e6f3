import { sql, type Kysely } from 'kysely';

/**
 * What operators have taken off a member after a check, so that the member gives it anew: card, withdrawal password, real
 * name. A card goes with such a row of the same transaction, which stays, and otherwise with its account alone. For how
 * long withdrawals wait afterwards is a setting of the site.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE credential_resets (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      member_id bigint NOT NULL REFERENCES members,
      kind text NOT NULL CHECK (kind IN ('card', 'fundPassword', 'fundPasswordLock', 'realName')),
      at timestamptz NOT NULL,
      given_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX credential_resets_member ON credential_resets (member_id, at)`.execute(db);
  await sql`
    ALTER TABLE site ADD withdrawal_wait_hours integer NOT NULL DEFAULT 24
      CHECK (withdrawal_wait_hours BETWEEN 0 AND 168)`.execute(db);
  await sql`
    CREATE FUNCTION check_card_removed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (SELECT FROM members WHERE id = OLD.member_id AND closed_at IS NOT NULL)
        AND NOT EXISTS (
          SELECT FROM credential_resets AS reset
          WHERE reset.member_id = OLD.member_id AND reset.kind = 'card' AND reset.xmin = pg_current_xact_id()::xid)
      THEN
        RAISE EXCEPTION 'a card stays until its account is closed, or an operator takes it off on record'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'erased_when_closed';
      END IF;
      RETURN OLD;
    END $$`.execute(db);
  await sql`DROP TRIGGER bank_cards_erased ON bank_cards`.execute(db);
  await sql`
    CREATE TRIGGER bank_cards_erased BEFORE DELETE ON bank_cards
    FOR EACH ROW EXECUTE FUNCTION check_card_removed()`.execute(db);
}
