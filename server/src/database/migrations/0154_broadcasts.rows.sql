INSERT INTO broadcasts (about_play, details, audience, last_member, made_by, made_at)
  VALUES (false, '{"name": {"en_us": "News"}, "text": {"en_us": "<p>News</p>"}}', '{"filter": {}}', 10001, 'ana', '2026-01-02T03:04:05Z');
