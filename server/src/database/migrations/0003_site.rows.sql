INSERT INTO site (name, about, notice) VALUES ('{"en_us": "Text"}', '{"en_us": "Text"}', '{"en_us": "Text"}');
INSERT INTO banners (image_url, position) VALUES ('{"en_us": "Text"}', 1);
INSERT INTO feedback (avatar_url, nickname, content, position) VALUES ('/head/1.png', '{"en_us": "Text"}', '{"en_us": "Text"}', 1);
INSERT INTO recharge_channels VALUES ('Card', 1);
