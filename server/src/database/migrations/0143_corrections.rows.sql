INSERT INTO unmatched_payments (provider, reference, payment, amount_minor, currency, why, booked, came_at)
  VALUES ('sandbox', 'nobody', '', 500, 'XTS', 'unknown', true, '2026-01-02T03:04:05Z');
INSERT INTO transfers (kind, reference, created_at)
  SELECT 'received', 'unmatched #' || id, '2026-01-02T03:04:05Z' FROM unmatched_payments WHERE reference = 'nobody';
INSERT INTO entries (transfer_id, account_id, kind, amount_minor, created_at)
  SELECT t.id, side.account_id, 'received', side.amount, '2026-01-02T03:04:05Z'
  FROM transfers t, (VALUES (2, -500), (4, 500)) AS side (account_id, amount) WHERE t.reference LIKE 'unmatched #%';
INSERT INTO recharges (member_id, provider, reference, channel, amount_minor, currency, status, created_at,
    expires_at, paid_at)
  VALUES (10001, 'sandbox', 'r3', 'Card', 300, 'XTS', 'refunded', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z');
INSERT INTO recharge_refunds SELECT id, 'chargeback', 300, 0, 'done', 'bank 7', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z'
  FROM recharges WHERE reference = 'r3';
INSERT INTO corrections (key, member_id, kind, amount_minor, reason, operator, created_at)
  VALUES ('k1', 10001, 'bonus', 100, 'goodwill', 'ana', '2026-01-02T03:04:05Z');
