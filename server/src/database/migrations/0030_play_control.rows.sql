INSERT INTO play_limits (member_id, kind, amount_minor) VALUES (10001, 'lossDay', 5000);
INSERT INTO play_pauses VALUES (10002, 'infinity');
INSERT INTO play_control_log (member_id, action, subject, at) VALUES (10001, 'limitSet', 'lossDay', '2026-01-02T03:04:05Z');
