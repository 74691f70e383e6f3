INSERT INTO known_devices VALUES (10001, sha256('a device'), '2026-01-02T03:04:05Z');
INSERT INTO sign_ins (member_id, at, outcome, device, address) VALUES (10001, '2026-01-02T03:04:05Z', 'signedIn', 'Chrome · Android', '127.0.0.1');
