INSERT INTO content_drafts (kind, item_id, content, publish_at, made_from, revision, saved_by, saved_at) VALUES
  ('city', '1', '{"name": {"en_us": "Harbour"}, "image_url": ""}', '2026-12-01T00:00:00Z', 1, 2, 'ana', '2026-11-25T10:00:00Z');
INSERT INTO content_openings (kind, item_id, operator, typing, seen_at) VALUES
  ('city', '1', 'ana', true, '2026-11-25T10:00:00Z');
