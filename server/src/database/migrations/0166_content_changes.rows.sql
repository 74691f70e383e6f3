INSERT INTO content_typed (operator, kind, item_id, content, typed_at) VALUES
  ('ana', 'city', '1', '{"name": {"en_us": "Harbour"}, "image_url": ""}', '2026-11-25T10:00:00Z');
