INSERT INTO sso_tickets VALUES (sha256('anything'), '2026-01-02T03:04:05Z');
