INSERT INTO recharges (member_id, provider, reference, channel, amount_minor, currency, status, created_at,
    expires_at, paid_at)
  VALUES (10001, 'sandbox', 'r2', 'Card', 400, 'XTS', 'received', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z');
INSERT INTO payment_notices (provider, reference, outcome, amount_minor, currency, effect, received_at)
  VALUES ('sandbox', 'r2', 'paid', 400, 'XTS', 'received', '2026-01-02T03:04:05Z');
INSERT INTO transfers (kind, reference, created_at)
  SELECT 'received', 'received #' || id, '2026-01-02T03:04:05Z' FROM recharges WHERE reference = 'r2';
INSERT INTO entries (transfer_id, account_id, kind, amount_minor, created_at)
  SELECT t.id, side.account_id, 'received', side.amount, '2026-01-02T03:04:05Z'
  FROM transfers t, (VALUES (2, -400), (4, 400)) AS side (account_id, amount) WHERE t.kind = 'received';
