INSERT INTO request_counts VALUES ('login 127.0.0.1', 1, 1);
