UPDATE standing_sweep SET through_member = 10001, due_at = '2026-01-02T03:04:05Z';
