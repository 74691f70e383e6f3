import { sql, type Kysely } from 'kysely';

/** The tree over all orders of a round, made between its closing and its draw, and what an order adds to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The blinding keeps a leaf from showing its member: nobody else can try member ids against it.
  await sql`
    ALTER TABLE orders
      ADD COLUMN blinding uuid NOT NULL DEFAULT gen_random_uuid(),
      ADD COLUMN release_hash text CHECK (release_hash ~ '^[A-Za-z0-9][A-Za-z0-9._+-]{0,79}$')`.execute(db);
  await sql`
    CREATE TRIGGER orders_commitment BEFORE UPDATE ON orders FOR EACH ROW
    WHEN ((NEW.blinding, NEW.release_hash) IS DISTINCT FROM (OLD.blinding, OLD.release_hash))
    EXECUTE FUNCTION refuse_row_change('what an order was placed with stays')`.execute(db);

  // Ids as u64be and tree nodes of 32 bytes, level by level from the leaves, so that a receipt reads its few nodes
  // by their offsets. EXTERNAL keeps them uncompressed, without which a slice reads the whole.
  await sql`
    CREATE TABLE round_commitments (
      game_id integer NOT NULL,
      period text NOT NULL,
      order_count integer NOT NULL CHECK (order_count >= 0),
      root bytea NOT NULL CHECK (octet_length(root) = 32),
      order_ids bytea NOT NULL CHECK (octet_length(order_ids) = order_count * 8),
      tree bytea NOT NULL CHECK (octet_length(tree) % 32 = 0 AND octet_length(tree) >= order_count * 32),
      committed_at timestamptz NOT NULL,
      PRIMARY KEY (game_id, period),
      FOREIGN KEY (game_id, period) REFERENCES rounds
    )`.execute(db);
  await sql`
    ALTER TABLE round_commitments ALTER COLUMN order_ids SET STORAGE EXTERNAL,
      ALTER COLUMN tree SET STORAGE EXTERNAL`.execute(db);
  await sql`
    CREATE TRIGGER round_commitments_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON round_commitments
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('a published value stays')`.execute(db);

  await sql`
    CREATE FUNCTION check_new_commitment() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (
        SELECT FROM rounds r WHERE r.game_id = NEW.game_id AND r.period = NEW.period AND r.status = 'closed') THEN
        RAISE EXCEPTION 'orders are committed to between closing and draw'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'round_commitments_time';
      END IF;
      IF NEW.order_count <> (
        SELECT count(*) FROM orders o
        WHERE o.game_id = NEW.game_id AND o.period = NEW.period AND o.status = 0) THEN
        RAISE EXCEPTION 'a commitment is over all orders of its round'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'round_commitments_all';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER round_commitments_new BEFORE INSERT ON round_commitments
    FOR EACH ROW EXECUTE FUNCTION check_new_commitment()`.execute(db);

  await sql`
    CREATE FUNCTION check_committed_round() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (
        SELECT FROM round_commitments c WHERE c.game_id = NEW.game_id AND c.period = NEW.period) THEN
        RAISE EXCEPTION 'a round is drawn after its orders are committed to'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'rounds_committed';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER rounds_committed BEFORE UPDATE ON rounds FOR EACH ROW
    WHEN (OLD.status = 'closed' AND NEW.status = 'drawn')
    EXECUTE FUNCTION check_committed_round()`.execute(db);
}
