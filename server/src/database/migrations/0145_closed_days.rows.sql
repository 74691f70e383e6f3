INSERT INTO closed_days VALUES ('2026-01-01', '2026-01-02T03:04:05Z');
INSERT INTO day_seals (day, previous, transfers, orders, entries, totals, games, columns, digest, sha256, sealed_at)
  VALUES ('2026-01-01', '', 0, 0, 0, '[]', '[]', '{}', repeat('0', 64), repeat('0', 64), '2026-01-02T03:04:05Z');
