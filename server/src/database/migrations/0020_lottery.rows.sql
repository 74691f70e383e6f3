INSERT INTO game_classes VALUES ('dice', '{"en_us": "Text"}', 1);
INSERT INTO games (id, key, class_key, name, round_ms, max_payout_minor, position)
  VALUES (1, 'k3', 'dice', '{"en_us": "Text"}', 60000, 1000000, 1);
INSERT INTO beacons VALUES (repeat('ab', 32), 'test', 'key', 0, 3000);
INSERT INTO beacon_values VALUES (repeat('ab', 32), 7, decode(repeat('01', 48), 'hex'), '2026-01-02T03:04:05Z');
INSERT INTO rounds (game_id, period, number, opens_at, closes_at, draws_at, beacon_chain, beacon_round, odds,
    max_payout_minor, opened_at)
  VALUES (1, '20260102-0001', 1, '2026-01-02T03:04:05Z', '2026-01-02T03:04:55Z', '2026-01-02T03:05:05Z', repeat('ab', 32), 7,
    '{"bi": 195}', 1000000, '2026-01-02T03:04:05Z');
INSERT INTO transfers (kind, member_id, idempotency_key, input_hash, created_at)
  VALUES ('order', 10001, 'first-key', sha256('anything'), '2026-01-02T03:04:05Z');
INSERT INTO orders (transfer_id, game_id, period, member_id, bet_type, stake_minor, odds_hundredths, placed_at)
  VALUES (2, 1, '20260102-0001', 10001, 'bi', 300, 195, '2026-01-02T03:04:05Z');
INSERT INTO entries (transfer_id, account_id, kind, amount_minor, order_id, created_at)
  VALUES (2, 11, 'order', -300, 1, '2026-01-02T03:04:05Z'), (2, 1, 'order', 300, 1, '2026-01-02T03:04:05Z');
