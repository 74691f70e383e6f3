UPDATE debtor_account SET holder = 'Members Ltd', account = 'DE87123456781234567890', bic = 'XMPLDEM0XXX', currency = 'EUR';
INSERT INTO bank_answers (sha256, name, format, arrived, returned, others, operator, created_at)
  VALUES (repeat('0', 64), 'statement.xml', 'camt.053', 1, 0, 0, 'ana', '2026-01-02T03:04:05Z');
INSERT INTO bank_files VALUES (1, 'csv', '{"currency": "EUR"}', 1, 200, repeat('0', 64), 'ana', '2026-01-02T03:04:05Z');
INSERT INTO bank_file_lines SELECT id, 1, 'Bank' FROM withdrawals;
