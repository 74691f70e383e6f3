INSERT INTO content_versions (kind, item_id, version, content, replaced_by, replaced_at) VALUES
  ('terms', 'site', 1, '{"fields": {"about": {"en_us": "Old terms"}}, "shownFrom": "1970-01-01T00:00:00.000Z", "archived": false}', 'ana', '2026-11-25T10:00:00Z');
