INSERT INTO proposals (call, params, shown, proposed_by, proposed_at) VALUES ('setWithdrawalRule', 'sealed', '{"perDay":3}', 'ana', '2026-01-02T03:04:05Z');
