INSERT INTO operator_company_requests VALUES (sha256('a state'), 'a nonce', 'a verifier', sha256('a token'), '2026-01-02T03:04:05Z');
