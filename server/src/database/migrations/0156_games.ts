import { publicOdds } from '@members/contract';
import { sql, type Kysely } from 'kysely';

/** Operators add games and set odds: each game has versions of odds, each of which holds from a number of its rounds on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE games
      ADD version integer NOT NULL DEFAULT 1,
      ADD archived boolean NOT NULL DEFAULT false,
      ADD starts_at timestamptz NOT NULL DEFAULT 'epoch',
      ADD min_stake_minor bigint NOT NULL DEFAULT 100 CHECK (min_stake_minor > 0 AND min_stake_minor % 100 = 0),
      ADD CHECK (NOT (open AND archived))`.execute(db);
  await sql`ALTER TABLE rounds ADD min_stake_minor bigint NOT NULL DEFAULT 100`.execute(db);
  await sql`CREATE INDEX rounds_by_time ON rounds (opens_at, game_id)`.execute(db);
  await sql`CREATE INDEX rounds_void ON rounds (opens_at, game_id) WHERE status = 'void'`.execute(db);
  await createRule(db);
  await createOdds(db);
  await checkRounds(db);
}

async function createRule(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE game_rule (
      id boolean PRIMARY KEY DEFAULT true CHECK (id),
      floor_hundredths integer NOT NULL DEFAULT 9000 CHECK (floor_hundredths BETWEEN 5000 AND 10000)
    )`.execute(db);
  await sql`INSERT INTO game_rule DEFAULT VALUES`.execute(db);
}

async function createOdds(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION odds_pay_back_no_more(odds jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN (
      SELECT count(*) = 20 AND bool_and(coalesce((odds ->> bet)::bigint * ways BETWEEN 101 * ways AND 21600, false))
      FROM (VALUES ('bi', 108), ('sm', 108), ('si', 108), ('do', 108), ('3', 1), ('4', 3), ('5', 6), ('6', 10), ('7', 15),
        ('8', 21), ('9', 25), ('10', 27), ('11', 27), ('12', 25), ('13', 21), ('14', 15), ('15', 10), ('16', 6), ('17', 3),
        ('18', 1)) AS option (bet, ways))`.execute(db);
  await sql`
    CREATE TABLE game_odds (
      game_id integer NOT NULL REFERENCES games,
      version integer NOT NULL,
      from_number bigint NOT NULL,
      odds jsonb NOT NULL CHECK (odds_pay_back_no_more(odds)),
      proposed_by text NOT NULL,
      set_by text NOT NULL,
      reason text NOT NULL,
      set_at timestamptz NOT NULL,
      PRIMARY KEY (game_id, version)
    )`.execute(db);
  await sql`
    INSERT INTO game_odds
    SELECT id, 1, 1, ${JSON.stringify(publicOdds)}::jsonb, '', '', '', 'epoch' FROM games`.execute(db);
  await sql`
    CREATE FUNCTION check_new_odds() RETURNS trigger LANGUAGE plpgsql STABLE AS $$
    BEGIN
      IF NEW.version <> 1 + coalesce((SELECT max(version) FROM game_odds WHERE game_id = NEW.game_id), 0)
        OR NEW.from_number <> 1 + coalesce((SELECT max(number) FROM rounds WHERE game_id = NEW.game_id), 0) THEN
        RAISE EXCEPTION 'odds hold from the next round of their game on'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'game_odds_from_next_round';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER game_odds_new BEFORE INSERT ON game_odds
    FOR EACH ROW EXECUTE FUNCTION check_new_odds()`.execute(db);
  await sql`
    CREATE TRIGGER game_odds_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON game_odds
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('odds that were set stay')`.execute(db);
}

/** A round opens with the odds that hold for its number, whoever opens it, and keeps its least stake as it keeps them. */
async function checkRounds(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION check_new_round() RETURNS trigger LANGUAGE plpgsql STABLE AS $$
    BEGIN
      IF NEW.status <> 'open' OR NEW.number <> 1 + coalesce(
        (SELECT max(number) FROM rounds WHERE game_id = NEW.game_id), 0) THEN
        RAISE EXCEPTION 'a round starts open and takes its game''s next number'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'rounds_without_gaps';
      END IF;
      IF NEW.odds IS DISTINCT FROM (
        SELECT odds FROM game_odds WHERE game_id = NEW.game_id AND from_number <= NEW.number
        ORDER BY version DESC LIMIT 1) THEN
        RAISE EXCEPTION 'a round opens with the odds of its game'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'rounds_odds';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION check_kept_stake() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'what was fixed when a round opened stays'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'rounds_fixed_at_opening';
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER rounds_least_stake BEFORE UPDATE OF min_stake_minor ON rounds
    FOR EACH ROW WHEN (NEW.min_stake_minor <> OLD.min_stake_minor) EXECUTE FUNCTION check_kept_stake()`.execute(
    db,
  );
}
