INSERT INTO reconciliations (done_at, differences, first_differences) VALUES ('2026-01-02T03:04:05Z', 1, '["A difference."]');
