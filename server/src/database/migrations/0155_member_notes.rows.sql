INSERT INTO member_notes (member_id, text, operator, at) VALUES (10001, 'Called', 'ana', '2026-01-02T03:04:05Z');
