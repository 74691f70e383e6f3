INSERT INTO operators (name, password_hash, code_secret, rights, created_at) VALUES ('ana', 'a hash', 'sealed', ARRAY['money.change', 'members.see', 'audit.see'], '2026-01-02T03:04:05Z'), ('bea', 'a hash', 'sealed', ARRAY['members.see', 'money.change'], '2026-01-02T03:04:05Z');
INSERT INTO operator_sessions VALUES (sha256('a token'), 'ana', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z');
INSERT INTO operator_attempts VALUES ('name ana', 1, '2026-01-02T03:04:05Z');
