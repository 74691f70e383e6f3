\set member :first + random(1, :members) - 1
\set k random(1, 9000000000000000)
WITH bet AS (SELECT 'bi'::text AS type),
round AS (
  SELECT r.game_id, r.period, r.odds FROM rounds r JOIN games g ON g.id = r.game_id
  WHERE r.game_id = :game::integer AND r.period = :period::text AND r.status = 'open' AND g.open AND r.closes_at > now()
    AND NOT EXISTS (
      SELECT FROM bet WHERE (r.odds ->> bet.type)::bigint * 100 > r.max_payout_minor * 100)
  FOR SHARE OF r
),
debit AS (
  UPDATE accounts SET balance_minor = balance_minor - 100
  WHERE lane = :member::bigint % 64 AND member_id = :member::bigint AND balance_minor >= 100 AND EXISTS (SELECT FROM round)
  RETURNING lane, id AS account_id, member_id
),
transfer AS (
  INSERT INTO transfers (lane, kind, member_id, idempotency_key, input_hash, created_at)
  SELECT lane, 'order', member_id, 'pgbench-' || :k::bigint, sha256((:k::bigint)::text::bytea), now() FROM debit
  RETURNING lane, id, kind, created_at
),
placed AS (
  INSERT INTO orders
    (lane, transfer_id, game_id, period, member_id, bet_type, stake_minor, odds_hundredths, placed_at)
  SELECT transfer.lane, transfer.id, round.game_id, round.period, debit.member_id, bet.type, 100,
    (round.odds ->> bet.type)::integer, now()
  FROM transfer, round, bet, debit
  RETURNING id AS order_id, stake_minor AS amount_minor
),
posting AS (
  INSERT INTO entries (lane, transfer_id, account_id, kind, amount_minor, order_id, created_at)
  SELECT transfer.lane, transfer.id, side.account_id, transfer.kind, side.sign * line.amount_minor, line.order_id,
    transfer.created_at
  FROM transfer, placed AS line,
    LATERAL (SELECT account_id, -1 FROM debit UNION ALL SELECT 1, 1) AS side (account_id, sign)
)
SELECT count(*) FROM placed;
