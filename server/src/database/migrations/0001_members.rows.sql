INSERT INTO members (id, username, password_hash, avatar_url, fund_password_hash)
  VALUES (10001, 'First1', 'hash', '/head/1.png', NULL), (10002, 'Second2', 'hash', '/head/2.png', 'hash');
INSERT INTO invite_codes (code, max_uses, used) VALUES ('EARLY', 5, 2), ('OPEN', NULL, 0);
INSERT INTO member_invitations (member_id, code) VALUES (10001, 'EARLY'), (10002, 'EARLY');
INSERT INTO login_failures (username, address) VALUES ('first1', '127.0.0.1');
