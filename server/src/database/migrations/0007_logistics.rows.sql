INSERT INTO waybills VALUES ('W1', '{"en_us": "Text"}', '/media/1.svg', '{"en_us": "Text"}', 100, 1, '{"en_us": "Text"}');
INSERT INTO waybill_steps VALUES ('W1', 1, '{"en_us": "Text"}', '{"en_us": "Text"}', '2026-01-02T03:04:05Z');
