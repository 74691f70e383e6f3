INSERT INTO office_uploads (id, operator, name, size, received, started_at) VALUES
  ('AAAAAAAAAAAAAAAAAAAAAA', 'ana', 'harbour.jpg', 10, 4, '2026-11-25T10:00:00Z');
INSERT INTO office_upload_parts (upload_id, start, content) VALUES ('AAAAAAAAAAAAAAAAAAAAAA', 0, 'abcd');
INSERT INTO pictures (name, width, height, placeholder, added_by, added_at) VALUES
  ('BBBBBBBBBBBBBBBBBBBBBB', 1600, 1200, 'UklGRg==', 'ana', '2026-11-25T10:00:00Z');
INSERT INTO picture_files (picture, format, width, content) VALUES ('BBBBBBBBBBBBBBBBBBBBBB', 'webp', 320, 'picture');
INSERT INTO caption_files (name, vtt, added_by, added_at) VALUES
  ('CCCCCCCCCCCCCCCCCCCCCC', 'WEBVTT', 'ana', '2026-11-25T10:00:00Z');
INSERT INTO clips (file, size, duration_ms, added_by, added_at) VALUES
  ('DDDDDDDDDDDDDDDDDDDDDD.mp4', 4, 1000, 'ana', '2026-11-25T10:00:00Z');
INSERT INTO clip_parts (file, start, content) VALUES ('DDDDDDDDDDDDDDDDDDDDDD.mp4', 0, 'clip');
