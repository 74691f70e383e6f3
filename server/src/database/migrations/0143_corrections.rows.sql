INSERT INTO unmatched_payments (provider, reference, payment, amount_minor, currency, why, booked, came_at)
  VALUES ('sandbox', 'nobody', '', 500, 'XTS', 'unknown', true, '2026-01-02T03:04:05Z');
INSERT INTO transfers (kind, reference, created_at)
  SELECT 'received', 'unmatched #' || id, '2026-01-02T03:04:05Z' FROM unmatched_payments WHERE reference = 'nobody';
INSERT INTO entries (transfer_id, account_id, kind, amount_minor, created_at)
  SELECT t.id, side.account_id, 'received', side.amount, '2026-01-02T03:04:05Z'
  FROM transfers t, (VALUES (2, -500), (4, 500)) AS side (account_id, amount) WHERE t.reference LIKE 'unmatched #%';
