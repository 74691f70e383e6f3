INSERT INTO content_versions (kind, item_id, version, content, replaced_by, replaced_at) VALUES
  ('city', '1', 1, '{"name": {"en_us": "Quay"}, "imageUrl": ""}', 'ana', '2026-11-24T10:00:00Z');
