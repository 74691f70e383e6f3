INSERT INTO support_conversations (member_id, language, last_number, last_at, waiting_since, created_at) VALUES (10001, 'en_us', 1, '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z');
INSERT INTO support_messages (conversation_id, number, kind, text, created_at) VALUES (1, 1, 'member', 'Hello', '2026-01-02T03:04:05Z');
INSERT INTO support_names VALUES ('ana', 'Ana');
INSERT INTO support_pictures VALUES ('0a1b2c3d4e5f', 1, NULL, '\x52494646', 640, 480, '2026-01-02T03:04:05Z');
INSERT INTO support_presence VALUES (1, 'ana', '2026-01-02T03:04:05Z', false);
