INSERT INTO fund_password_guesses (lane, member_id, wrong, last_wrong_at) VALUES (10001 % 64, 10001, 1, '2026-01-02T03:04:05Z');
INSERT INTO recharges (lane, member_id, provider, reference, channel, amount_minor, currency, created_at, expires_at)
  VALUES (10001 % 64, 10001, 'sandbox', 'r4', 'Card', 100, 'XTS', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z');
INSERT INTO sessions (lane, token_hash, member_id, address, created_at, last_seen_at, expires_at)
  VALUES (10001 % 64, sha256('of a lane'), 10001, '127.0.0.1', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z', '2026-02-02T03:04:05Z');
INSERT INTO uploads (lane, name, member_id, webp, created_at)
  VALUES (10001 % 64, repeat('b', 22), 10001, '\x00ff', '2026-01-02T03:04:05Z');
INSERT INTO withdrawal_approvals (lane, withdrawal_id, operator, at)
  SELECT lane, id, 'bea', '2026-01-02T03:04:05Z' FROM withdrawals;
