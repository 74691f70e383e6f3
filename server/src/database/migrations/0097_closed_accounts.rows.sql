INSERT INTO closed_names VALUES (sha256('gone'));
INSERT INTO privacy_requests (member_id, kind, at) VALUES (10001, 'archive', '2026-01-02T03:04:05Z');
