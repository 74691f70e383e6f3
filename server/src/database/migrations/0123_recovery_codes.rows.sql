INSERT INTO recovery_codes VALUES (10001, sha256('a code'), '2026-01-02T03:04:05Z', NULL);
