INSERT INTO messages (member_id, kind, details, created_at) VALUES (10001, 'security', '{"event": "password", "device": ""}', '2026-01-02T03:04:05Z');
INSERT INTO message_marks VALUES (10001, '2026-01-02T03:04:05Z');
