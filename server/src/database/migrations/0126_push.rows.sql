INSERT INTO message_switches (member_id) VALUES (10001);
INSERT INTO push_subscriptions (member_id, endpoint, p256dh, auth, language, created_at) VALUES (10001, 'https://push.example/1', decode(repeat('04', 65), 'hex'), decode(repeat('00', 16), 'hex'), 'en_us', '2026-01-02T03:04:05Z');
INSERT INTO push_deliveries (subscription_id, message_id, outlives_session, due_at, expires_at) SELECT min(s.id), min(m.id), false, '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z' FROM push_subscriptions s, messages m;
