INSERT INTO operator_log VALUES (1, 'alice', 'game closed', 'game k3', '{}', '2026-01-02T03:04:05Z', sha256('anything'), sha256('anything'));
