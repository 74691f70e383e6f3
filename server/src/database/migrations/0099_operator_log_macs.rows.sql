INSERT INTO operator_log VALUES (2, 'alice', 'game opened', 'game k3', '{}', '2026-01-02T03:04:06Z', sha256('one'), sha256('other'), sha256('mac'));
