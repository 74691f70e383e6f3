INSERT INTO roles VALUES ('night shift', ARRAY['money.see'], 1, 'ana', '2026-01-02T03:04:05Z');
INSERT INTO operator_roles VALUES ('ana', 'night shift');
