INSERT INTO notices (name, text, created_at) VALUES ('{"en_us": "Text"}', '{"en_us": "Text"}', '2026-01-02T03:04:05Z');
