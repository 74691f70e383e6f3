import { sql, type Kysely } from 'kysely';

/**
 * Members can close their account. What stays has no name: the name is replaced by one that nobody can register, and
 * kept as a keyed hash alone, so that nobody gets it again. Who asked for an archive or for closing is counted by day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE members
      ADD closed_at timestamptz,
      DROP CONSTRAINT members_username_check,
      ADD CONSTRAINT members_username_check CHECK (
        CASE WHEN closed_at IS NULL THEN username ~ '^[A-Za-z0-9]{4,20}$' ELSE username = 'closed-' || id END)`.execute(
    db,
  );
  await sql`
    CREATE TABLE closed_names (name_hash bytea PRIMARY KEY CHECK (octet_length(name_hash) = 32))`.execute(db);
  await sql`
    CREATE TABLE privacy_requests (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      member_id bigint NOT NULL REFERENCES members,
      kind text NOT NULL CHECK (kind IN ('archive', 'close')),
      at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX privacy_requests_member ON privacy_requests (member_id, at)`.execute(db);
  await guardErasing(db);
}

/** What closing takes away, nothing else takes away: a name, a card, and where withdrawals went. */
async function guardErasing(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION check_closed_member() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.closed_at IS NOT NULL OR (NEW.username <> OLD.username AND NEW.closed_at IS NULL) THEN
        RAISE EXCEPTION 'a name stays until its account is closed, which is for good'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'members_closed';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER members_closed BEFORE UPDATE ON members
    FOR EACH ROW WHEN (OLD.closed_at IS NOT NULL OR NEW.username <> OLD.username)
    EXECUTE FUNCTION check_closed_member()`.execute(db);
  await sql`
    CREATE FUNCTION check_erased() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (SELECT FROM members WHERE id = OLD.member_id AND closed_at IS NOT NULL) THEN
        RAISE EXCEPTION '% stays until its member closes the account', TG_TABLE_NAME
          USING ERRCODE = 'check_violation', CONSTRAINT = 'erased_when_closed';
      END IF;
      RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER bank_cards_erased BEFORE DELETE ON bank_cards
    FOR EACH ROW EXECUTE FUNCTION check_erased()`.execute(db);
  // As the owner: the application's role never changes where a withdrawal goes.
  await sql`
    CREATE FUNCTION erase_withdrawals() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public AS $$
    BEGIN
      UPDATE public.withdrawals SET card_number = '', holder = '' WHERE member_id = NEW.id;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER members_erased AFTER UPDATE OF closed_at ON members
    FOR EACH ROW WHEN (OLD.closed_at IS NULL AND NEW.closed_at IS NOT NULL)
    EXECUTE FUNCTION erase_withdrawals()`.execute(db);
}
