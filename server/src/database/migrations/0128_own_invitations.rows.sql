INSERT INTO invite_codes (code, max_uses, member_id) VALUES ('OWN7CODE23', 500, 10001);
