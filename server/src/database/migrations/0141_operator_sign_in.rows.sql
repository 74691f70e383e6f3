INSERT INTO operator_invitations VALUES ('ana', sha256('a token'), '2026-01-02T03:04:05Z', 'a hash', 'sealed');
INSERT INTO operator_passkeys (operator, credential_id, public_key, counter, transports, name, created_at) VALUES ('ana', 'a credential', 'a key', 3, 'internal', 'Chrome · Linux', '2026-01-02T03:04:05Z');
INSERT INTO operator_challenges VALUES (sha256('a challenge'), 'confirm', 'ana', '2026-01-02T03:04:05Z');
