INSERT INTO mail_addresses VALUES (10001, 'ana@example.com', 'es_spa', '2026-01-02T03:04:05Z', 'old@example.com', '2026-01-09T03:04:05Z');
INSERT INTO mails (member_id, address, language, kind, places, created_at, expires_at, due_at)
VALUES (10001, 'ana@example.com', 'es_spa', 'passwordChanged', '{"time": "2026-01-02 03:04:05"}', '2026-01-02T03:04:05Z', '2026-02-01T03:04:05Z', '2026-01-02T03:04:05Z');
