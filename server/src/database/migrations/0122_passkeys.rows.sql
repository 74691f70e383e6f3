INSERT INTO passkey_users VALUES (10001, sha256('a handle'), '2026-01-02T03:04:05Z');
INSERT INTO passkeys (member_id, credential_id, public_key, counter, transports, name, created_at) VALUES (10001, 'a credential', 'a key', 3, 'internal,hybrid', 'Chrome · Android', '2026-01-02T03:04:05Z');
INSERT INTO passkey_challenges VALUES (sha256('a challenge'), 'withdraw', 10001, sha256('a nonce'), '2026-01-02T03:04:05Z');
