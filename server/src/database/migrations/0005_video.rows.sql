INSERT INTO video_classes VALUES ('class', '{"en_us": "Text"}', 1);
INSERT INTO videos (class_key, title, poster_url, play_url, duration_seconds, position)
  VALUES ('class', '{"en_us": "Text"}', '/media/1.svg', '/media/clips/one.mp4', 60, 1);
INSERT INTO video_plays (video_id, member_id) SELECT id, 10001 FROM videos;
