INSERT INTO month_seals (month, transfers, orders, entries, totals, columns, sha256)
  VALUES ('first', 1, 1, 2, '{"order": 300}', '{"orders": ["id"], "entries": ["id"], "transfers": ["id"]}', repeat('ab', 32));
