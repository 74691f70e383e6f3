UPDATE invite_codes SET ended_at = '2026-01-02T03:04:05Z' WHERE code = 'OPEN';
