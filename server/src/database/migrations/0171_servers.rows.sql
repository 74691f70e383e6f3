INSERT INTO servers VALUES ('a', 'host', 'a release', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z', 1, 2, 3);
INSERT INTO chores VALUES ('backup', '2026-01-02T03:04:05Z');
