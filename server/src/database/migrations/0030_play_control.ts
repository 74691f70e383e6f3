import { sql, type Kysely } from 'kysely';

/**
 * What members set for themselves: limits, pauses, and the log of every change. The functions below are what the
 * ledger's statements ask; they are VOLATILE so that they see what was committed while the statement waited for
 * the account's row, and not only what its snapshot saw.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE play_limits (
      member_id bigint NOT NULL REFERENCES members,
      kind text NOT NULL CHECK (kind IN ('lossDay', 'lossWeek', 'depositDay', 'depositWeek')),
      amount_minor bigint CHECK (amount_minor BETWEEN 0 AND 1000000000000),
      raise_to_minor bigint CHECK (raise_to_minor BETWEEN 0 AND 1000000000000),
      raise_from timestamptz,
      PRIMARY KEY (member_id, kind),
      CHECK (raise_to_minor IS NULL OR raise_from IS NOT NULL),
      CHECK (raise_from IS NULL OR amount_minor IS NOT NULL)
    )`.execute(db);
  // 'infinity' is a pause that the member alone can't end.
  await sql`
    CREATE TABLE play_pauses (
      member_id bigint PRIMARY KEY REFERENCES members,
      paused_until timestamptz NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE play_control_log (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      member_id bigint NOT NULL REFERENCES members,
      action text NOT NULL CHECK (action IN
        ('limitSet', 'raiseAsked', 'raiseConfirmed', 'raiseDropped', 'paused')),
      subject text NOT NULL,
      amount_minor bigint,
      until timestamptz,
      at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX play_control_log_member ON play_control_log (member_id, id)`.execute(db);
  await sql`
    CREATE TRIGGER play_control_log_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON play_control_log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('what was set is on record')`.execute(db);
  await createLosses(db);
  await createAllowances(db);
  await createSession(db);
}

/**
 * Net losses of orders placed in the day and in the week of `at`: stakes less payouts, open orders with their
 * whole stake. It walks the member's orders from the newest, so it costs what the week holds and needs no index
 * on times, which every order of everybody would pay for. Ids rise with times but for orders in flight; the
 * hour makes room for these.
 */
async function createLosses(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION play_losses(member bigint, at timestamptz, OUT day_minor bigint, OUT week_minor bigint)
    LANGUAGE plpgsql VOLATILE AS $$
    DECLARE
      day_start timestamptz := date_trunc('day', at, 'UTC');
      week_start timestamptz := date_trunc('week', at, 'UTC');
      bet record;
    BEGIN
      day_minor := 0;
      week_minor := 0;
      FOR bet IN
        SELECT placed_at, stake_minor - coalesce(payout_minor, 0) AS loss FROM orders
        WHERE member_id = member ORDER BY id DESC
      LOOP
        EXIT WHEN bet.placed_at < week_start - interval '1 hour';
        IF bet.placed_at >= week_start THEN week_minor := week_minor + bet.loss; END IF;
        IF bet.placed_at >= day_start THEN day_minor := day_minor + bet.loss; END IF;
      END LOOP;
    END $$`.execute(db);
}

async function createAllowances(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION play_allowance(member bigint, at timestamptz) RETURNS bigint
    LANGUAGE plpgsql VOLATILE AS $$
    DECLARE
      no_limit constant bigint := 9000000000000000;
      day_limit bigint;
      week_limit bigint;
      losses record;
    BEGIN
      IF EXISTS (SELECT FROM play_pauses WHERE member_id = member AND paused_until > at) THEN RETURN 0; END IF;
      SELECT min(amount_minor) FILTER (WHERE kind = 'lossDay'), min(amount_minor) FILTER (WHERE kind = 'lossWeek')
        INTO day_limit, week_limit FROM play_limits WHERE member_id = member;
      IF day_limit IS NULL AND week_limit IS NULL THEN RETURN no_limit; END IF;
      SELECT * INTO losses FROM play_losses(member, at);
      RETURN greatest(0, least(day_limit - losses.day_minor, week_limit - losses.week_minor));
    END $$`.execute(db);
}

/**
 * The play session that is going on at `at`: the member's latest orders, each placed within half an hour of the
 * one before. All NULL where the latest is older than that.
 */
async function createSession(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION play_session(member bigint, at timestamptz,
      OUT started_at timestamptz, OUT last_at timestamptz, OUT orders bigint, OUT settled_net_minor bigint, OUT open_minor bigint)
    LANGUAGE plpgsql VOLATILE AS $$
    DECLARE bet record;
    BEGIN
      FOR bet IN
        SELECT placed_at, stake_minor, payout_minor FROM orders WHERE member_id = member ORDER BY id DESC
      LOOP
        EXIT WHEN bet.placed_at < coalesce(started_at, at) - interval '30 minutes';
        IF started_at IS NULL THEN
          last_at := bet.placed_at;
          orders := 0;
          settled_net_minor := 0;
          open_minor := 0;
        END IF;
        started_at := least(started_at, bet.placed_at);
        orders := orders + 1;
        IF bet.payout_minor IS NULL THEN
          open_minor := open_minor + bet.stake_minor;
        ELSE
          settled_net_minor := settled_net_minor + bet.payout_minor - bet.stake_minor;
        END IF;
      END LOOP;
    END $$`.execute(db);
}
