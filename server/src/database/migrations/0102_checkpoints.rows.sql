INSERT INTO ledger_cuts (through_id, summed_at) VALUES (2, now());
INSERT INTO account_checkpoints SELECT account_id, count(*), 2, sum(amount_minor), jsonb_object_agg(kind, amount_minor) FROM entries WHERE id <= 2 GROUP BY account_id;
