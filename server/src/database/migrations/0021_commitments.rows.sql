UPDATE rounds SET status = 'closed', closed_at = '2026-01-02T03:04:05Z';
INSERT INTO round_commitments VALUES
  (1, '20260102-0001', 1, sha256('anything'), decode('0000000000000001', 'hex'), sha256('anything'), '2026-01-02T03:04:05Z');
