INSERT INTO fund_password_guesses VALUES (10002, 2, '2026-01-02T03:04:05Z');
INSERT INTO banks VALUES ('B1', 'Bank', 1);
INSERT INTO bank_cards VALUES (10001, 'B1', '12345678', 'First One', '2026-01-02T03:04:05Z');
INSERT INTO recharges (member_id, provider, reference, channel, amount_minor, currency, status, created_at,
    expires_at, paid_at)
  VALUES (10001, 'sandbox', 'r1', 'Card', 1000, 'XTS', 'paid', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z');
INSERT INTO payment_notices (provider, reference, outcome, amount_minor, currency, effect, received_at)
  VALUES ('sandbox', 'r1', 'paid', 1000, 'XTS', 'credited', '2026-01-02T03:04:05Z');
WITH debit AS (UPDATE accounts SET balance_minor = balance_minor - 200 WHERE id = 11),
  transfer AS (INSERT INTO transfers (kind, member_id, reference, created_at)
    VALUES ('withdrawal', 10001, 'asked 1', '2026-01-02T03:04:05Z') RETURNING id)
  INSERT INTO withdrawals (member_id, transfer_id, amount_minor, bank_code, card_number, holder, created_at,
    updated_at)
  SELECT 10001, id, 200, 'B1', '12345678', 'First One', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z' FROM transfer;
INSERT INTO entries (transfer_id, account_id, kind, amount_minor, created_at)
  SELECT t.id, side.account_id, 'withdrawal', side.amount, '2026-01-02T03:04:05Z'
  FROM transfers t, (VALUES (11, -200), (3, 200)) AS side (account_id, amount) WHERE t.kind = 'withdrawal';
INSERT INTO withdrawal_approvals SELECT id, 'alice', '2026-01-02T03:04:05Z' FROM withdrawals;
