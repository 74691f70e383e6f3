INSERT INTO accounts (id, kind, member_id, balance_minor) VALUES (11, 'member', 10001, 700), (12, 'member', 10002, 0);
INSERT INTO transfers (kind, member_id, reference, created_at) VALUES ('recharge', 10001, 'recharge #1', '2026-01-02T03:04:05Z');
INSERT INTO entries (transfer_id, account_id, kind, amount_minor, created_at)
  VALUES (1, 11, 'recharge', 1000, '2026-01-02T03:04:05Z'), (1, 2, 'recharge', -1000, '2026-01-02T03:04:05Z');
