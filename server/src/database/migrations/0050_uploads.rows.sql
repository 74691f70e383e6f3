INSERT INTO uploads (name, member_id, webp, created_at) VALUES (repeat('a', 22), 10001, '\x00ff', '2026-01-02T03:04:05Z');
