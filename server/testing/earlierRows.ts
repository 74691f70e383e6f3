/**
 * Rows as a release of each migration could have had them, in its own schema: what the migrations after it have to
 * bring along. A migration that makes a table has a row of it here.
 */
const text = `'{"en_us": "Text"}'`;
const at = `'2026-01-02T03:04:05Z'`;
const hash = `sha256('anything')`;
const chain = `repeat('ab', 32)`;

export const earlierRows: Readonly<Record<string, readonly string[]>> = {
  '0001_members': [
    `INSERT INTO members (id, username, password_hash, avatar_url, fund_password_hash)
      VALUES (10001, 'First1', 'hash', '/head/1.png', NULL), (10002, 'Second2', 'hash', '/head/2.png', 'hash')`,
    `INSERT INTO invite_codes (code, max_uses, used) VALUES ('EARLY', 5, 2), ('OPEN', NULL, 0)`,
    `INSERT INTO member_invitations (member_id, code) VALUES (10001, 'EARLY'), (10002, 'EARLY')`,
    `INSERT INTO login_failures (username, address) VALUES ('first1', '127.0.0.1')`,
  ],
  '0002_sessions': [
    `INSERT INTO sessions VALUES (${hash}, 10001, '127.0.0.1', ${at}, ${at}, '2026-02-02T03:04:05Z')`,
  ],
  '0003_site': [
    `INSERT INTO site (name, about, notice) VALUES (${text}, ${text}, ${text})`,
    `INSERT INTO banners (image_url, position) VALUES (${text}, 1)`,
    `INSERT INTO feedback (avatar_url, nickname, content, position) VALUES ('/head/1.png', ${text}, ${text}, 1)`,
    `INSERT INTO recharge_channels VALUES ('Card', 1)`,
  ],
  '0004_showcase': [
    `INSERT INTO cities (name, position) VALUES (${text}, 1)`,
    `INSERT INTO showcase_items (city_id, name, subtitle, content, image_urls, position)
      SELECT id, ${text}, ${text}, ${text}, '{/media/1.svg}', 1 FROM cities`,
  ],
  '0005_video': [
    `INSERT INTO video_classes VALUES ('class', ${text}, 1)`,
    `INSERT INTO videos (class_key, title, poster_url, play_url, duration_seconds, position)
      VALUES ('class', ${text}, '/media/1.svg', '/media/clips/one.mp4', 60, 1)`,
    `INSERT INTO video_plays (video_id, member_id) SELECT id, 10001 FROM videos`,
  ],
  '0006_notices': [`INSERT INTO notices (name, text, created_at) VALUES (${text}, ${text}, ${at})`],
  '0007_logistics': [
    `INSERT INTO waybills VALUES ('W1', ${text}, '/media/1.svg', ${text}, 100, 1, ${text})`,
    `INSERT INTO waybill_steps VALUES ('W1', 1, ${text}, ${text}, ${at})`,
  ],
  '0009_ended_invite_codes': [`UPDATE invite_codes SET ended_at = ${at} WHERE code = 'OPEN'`],
  '0010_ledger': [
    `INSERT INTO accounts (id, kind, member_id, balance_minor) VALUES (11, 'member', 10001, 700), (12, 'member', 10002, 0)`,
    `INSERT INTO transfers (kind, member_id, reference, created_at) VALUES ('recharge', 10001, 'recharge #1', ${at})`,
    `INSERT INTO entries (transfer_id, account_id, kind, amount_minor, created_at)
      VALUES (1, 11, 'recharge', 1000, ${at}), (1, 2, 'recharge', -1000, ${at})`,
  ],
  '0020_lottery': [
    `INSERT INTO game_classes VALUES ('dice', ${text}, 1)`,
    `INSERT INTO games (id, key, class_key, name, round_ms, max_payout_minor, position)
      VALUES (1, 'k3', 'dice', ${text}, 60000, 1000000, 1)`,
    `INSERT INTO beacons VALUES (${chain}, 'test', 'key', 0, 3000)`,
    `INSERT INTO beacon_values VALUES (${chain}, 7, decode(repeat('01', 48), 'hex'), ${at})`,
    `INSERT INTO rounds (game_id, period, number, opens_at, closes_at, draws_at, beacon_chain, beacon_round, odds,
        max_payout_minor, opened_at)
      VALUES (1, '20260102-0001', 1, ${at}, '2026-01-02T03:04:55Z', '2026-01-02T03:05:05Z', ${chain}, 7,
        '{"bi": 195}', 1000000, ${at})`,
    `INSERT INTO transfers (kind, member_id, idempotency_key, input_hash, created_at)
      VALUES ('order', 10001, 'first-key', ${hash}, ${at})`,
    `INSERT INTO orders (transfer_id, game_id, period, member_id, bet_type, stake_minor, odds_hundredths, placed_at)
      VALUES (2, 1, '20260102-0001', 10001, 'bi', 300, 195, ${at})`,
    `INSERT INTO entries (transfer_id, account_id, kind, amount_minor, order_id, created_at)
      VALUES (2, 11, 'order', -300, 1, ${at}), (2, 1, 'order', 300, 1, ${at})`,
  ],
  '0021_commitments': [
    `UPDATE rounds SET status = 'closed', closed_at = ${at}`,
    `INSERT INTO round_commitments VALUES
      (1, '20260102-0001', 1, ${hash}, decode('0000000000000001', 'hex'), ${hash}, ${at})`,
  ],
  '0030_play_control': [
    `INSERT INTO play_limits (member_id, kind, amount_minor) VALUES (10001, 'lossDay', 5000)`,
    `INSERT INTO play_pauses VALUES (10002, 'infinity')`,
    `INSERT INTO play_control_log (member_id, action, subject, at) VALUES (10001, 'limitSet', 'lossDay', ${at})`,
  ],
  '0040_wallet': [
    `INSERT INTO fund_password_guesses VALUES (10002, 2, ${at})`,
    `INSERT INTO banks VALUES ('B1', 'Bank', 1)`,
    `INSERT INTO bank_cards VALUES (10001, 'B1', '12345678', 'First One', ${at})`,
    `INSERT INTO recharges (member_id, provider, reference, channel, amount_minor, currency, status, created_at,
        expires_at, paid_at)
      VALUES (10001, 'sandbox', 'r1', 'Card', 1000, 'XTS', 'paid', ${at}, ${at}, ${at})`,
    `INSERT INTO payment_notices (provider, reference, outcome, amount_minor, currency, effect, received_at)
      VALUES ('sandbox', 'r1', 'paid', 1000, 'XTS', 'credited', ${at})`,
    `WITH debit AS (UPDATE accounts SET balance_minor = balance_minor - 200 WHERE id = 11),
      transfer AS (INSERT INTO transfers (kind, member_id, reference, created_at)
        VALUES ('withdrawal', 10001, 'asked 1', ${at}) RETURNING id)
      INSERT INTO withdrawals (member_id, transfer_id, amount_minor, bank_code, card_number, holder, created_at,
        updated_at)
      SELECT 10001, id, 200, 'B1', '12345678', 'First One', ${at}, ${at} FROM transfer`,
    `INSERT INTO entries (transfer_id, account_id, kind, amount_minor, created_at)
      SELECT t.id, side.account_id, 'withdrawal', side.amount, ${at}
      FROM transfers t, (VALUES (11, -200), (3, 200)) AS side (account_id, amount) WHERE t.kind = 'withdrawal'`,
    `INSERT INTO withdrawal_approvals SELECT id, 'alice', ${at} FROM withdrawals`,
  ],
  '0041_operator_log': [
    `INSERT INTO operator_log VALUES (1, 'alice', 'game closed', 'game k3', '{}', ${at}, ${hash}, ${hash})`,
  ],
  '0050_uploads': [
    `INSERT INTO uploads (name, member_id, webp, created_at) VALUES (repeat('a', 22), 10001, '\\x00ff', ${at})`,
  ],
  '0051_sso_tickets': [`INSERT INTO sso_tickets VALUES (${hash}, ${at})`],
  '0053_login_guards': [`INSERT INTO login_guards VALUES ('first1', ${at})`],
  '0080_violations': [
    `INSERT INTO violations (remote, release, directive, blocked, source, first_at, last_at)
      VALUES ('mfe-x', '1.0.0+ab', 'img-src', 'https://foreign.example', '/js/1.js', ${at}, ${at})`,
  ],
  '0081_request_counts': [`INSERT INTO request_counts VALUES ('login 127.0.0.1', 1, 1)`],
};
