INSERT INTO codes (member_id, purpose, address, ticket_hash, network, salt, created_at, expires_at)
VALUES (10001, 'newPassword', 'ana@example.com', sha256('a ticket'), '127.0.0.1', substr(sha256('a salt'), 1, 16), '2026-01-02T03:04:05Z', '2026-01-02T03:14:05Z');
INSERT INTO fund_password_resets VALUES (10001, '2026-01-02T03:04:05Z', '2026-01-03T03:04:05Z', '2026-01-10T03:04:05Z');
