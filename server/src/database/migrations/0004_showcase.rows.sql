INSERT INTO cities (name, position) VALUES ('{"en_us": "Text"}', 1);
INSERT INTO showcase_items (city_id, name, subtitle, content, image_urls, position)
  SELECT id, '{"en_us": "Text"}', '{"en_us": "Text"}', '{"en_us": "Text"}', '{/media/1.svg}', 1 FROM cities;
