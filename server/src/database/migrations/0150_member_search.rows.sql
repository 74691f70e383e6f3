UPDATE bank_cards SET ending = '0a1b2c3d:' || repeat('5', 16) WHERE member_id = 10002;
