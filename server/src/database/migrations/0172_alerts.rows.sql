INSERT INTO alerts (kind, subject, details, began_at) VALUES ('roundLate', 'k3', '{"seconds": 200}', '2026-01-02T03:04:05Z');
INSERT INTO alert_deliveries (alert_id, phase, address, created_at, due_at)
  VALUES (1, 'began', '', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z');
