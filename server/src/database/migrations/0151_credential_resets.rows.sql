INSERT INTO credential_resets (member_id, kind, at, given_at) VALUES (10001, 'fundPassword', '2026-01-02T03:04:05Z', '2026-01-02T03:05:05Z');
