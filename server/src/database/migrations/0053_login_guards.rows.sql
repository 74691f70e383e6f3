INSERT INTO login_guards VALUES ('first1', '2026-01-02T03:04:05Z');
