import { sql } from 'kysely';
import { insertReset } from '../src/credentialResets';
import { laneOf } from '../src/database';
import { signMemberOut } from '../src/members';
import { recordOperation } from '../src/operatorLog';
import { createReview } from '../src/withdrawals';
import { bookByOperators } from './bookByOperators';
import type { TestServer } from './createTestServer';
import { fundPassword } from './testMembers';
import { bank, type TestSandbox } from './testSandbox';

let count = 0;

/** A member with rows in every table that holds something about members, and nothing left in the account. */
export async function fullMember(server: TestServer & TestSandbox) {
  count += 1;
  const marks = {
    username: `Wanderer${count}`,
    realName: `Person Number ${count}`,
    cardNumber: `91827364554637${10 + count}`,
    address: `203.0.113.${count}`,
    picture: `the picture of ${count}`,
  };
  const { username, realName, cardNumber, address, picture } = marks;
  const member = await server.signUp({ username, fundPassword: true });
  const { memberId: id } = member;
  await server.call('setRealName', { name: realName }, { session: member });
  const card = { cardNumber, bankName: bank.name, bankCode: bank.code, holder: realName };
  await server.call('bindCard', card, { session: member });
  await server.choose(await server.recharge(member, '100'), 'pay');
  const game = await server.newGame();
  await server.tick();
  const { nextPeriod: period } = await server.lottery.gameState(game.key, 'en_us');
  await server.place({ memberId: id, game, period, betTypes: ['bi', 'sm'], stake: 10 });
  server.later(2 * game.roundMs);
  for (let step = 0; step < 3; step += 1) await server.tick();
  const review = createReview(server);
  await review.setRule({ perDay: 10, minMinor: 1 }, server.act('alice'));
  const amount = ((await server.balance(member)) / 100).toFixed(2);
  await server.call('withdraw', { amount, fundPassword }, { session: member });
  for (const step of ['approve', 'send', 'arrive'] as const)
    await review[step]({ id: (await review.list()).at(-1)?.id ?? 0, ...server.act('alice') });
  await bookByOperators(server, { member, reason: realName });
  await signMemberOut(server.database, { ...server.act('alice'), memberId: id });
  for (const row of [
    sql`play_limits (lane, member_id, kind, amount_minor) VALUES (${laneOf(id)}, ${id}, 'lossDay', 5)`,
    sql`play_pauses (lane, member_id, paused_until) VALUES (${laneOf(id)}, ${id}, '2026-01-01')`,
    sql`invite_codes (code, max_uses, member_id) VALUES (${`CODE${id}`}, 5, ${id})`,
    sql`play_control_log (lane, member_id, action, subject, at) VALUES (${laneOf(id)}, ${id}, 'paused', 'day', now())`,
    sql`uploads (lane, name, member_id, webp, created_at) VALUES (${laneOf(id)}, ${username.padEnd(22, '-')}, ${id}, ${Buffer.from(picture)}, now())`,
    sql`video_plays (lane, video_id, member_id) SELECT ${laneOf(id)}, min(id), ${id} FROM videos`,
    sql`login_failures (username, address) VALUES (${username.toLowerCase()}, ${address})`,
    sql`known_devices VALUES (${id}, sha256(${picture}), now())`,
    sql`recovery_codes VALUES (${id}, sha256(${picture}), now(), now())`,
    sql`passkey_users VALUES (${id}, sha256(${username}), now())`,
    sql`passkeys (member_id, credential_id, public_key, counter, transports, name, created_at) VALUES (${id}, sha256(${username}), 'key', 1, '', ${username}, now())`,
    sql`passkey_challenges VALUES (sha256(${username}), 'add', ${id}, NULL, now())`,
    sql`sign_ins (member_id, at, outcome, device, address) VALUES (${id}, now(), 'signedIn', 'Chrome · Android', ${address})`,
    sql`messages (member_id, kind, details, created_at) VALUES (${id}, 'message', ${JSON.stringify({ name: { en_us: realName } })}, now())`,
    sql`message_switches (member_id) VALUES (${id})`,
    sql`push_subscriptions (member_id, endpoint, p256dh, auth, language, created_at) VALUES (${id}, ${`https://push.example/${address}`}, ${Buffer.alloc(65)}, ${Buffer.alloc(16)}, 'en_us', now())`,
    sql`message_marks VALUES (${id}, now())`,
    sql`support_conversations (member_id, language, last_at, created_at) VALUES (${id}, 'en_us', now(), now())`,
    sql`support_messages (conversation_id, number, kind, text, created_at) SELECT id, 1, 'member', ${realName}, now() FROM support_conversations WHERE member_id = ${id}`,
    sql`support_pictures SELECT ${username.padEnd(22, '-')}, id, 1, ${Buffer.from(picture)}, 1, 1, now() FROM support_conversations WHERE member_id = ${id}`,
    sql`login_guards VALUES (${username.toLowerCase()}, now())`,
    sql`slips_told VALUES (${id}, 1, now())`,
    sql`mail_addresses VALUES (${id}, ${`${username.toLowerCase()}@example.com`}, 'en_us', now())`,
    sql`codes (member_id, purpose, address, network, salt, created_at, expires_at) VALUES (${id}, 'newPassword', ${`${username.toLowerCase()}@example.com`}, ${address}, substr(sha256(${picture}), 1, 16), now(), now())`,
    sql`fund_password_resets VALUES (${id}, now(), now() + interval '1 hour', now() + interval '2 hours')`,
    sql`member_notes (member_id, text, operator, at) VALUES (${id}, ${realName}, 'alice', now())`,
    sql`password_links VALUES (sha256(${username}), ${id}, now(), now())`,
    sql`mails (member_id, address, language, kind, places, created_at, expires_at) VALUES (${id}, ${`${username.toLowerCase()}@example.com`}, 'en_us', 'security', '{}', now(), now())`,
  ])
    await server.database.transaction((transaction) => sql`INSERT INTO ${row}`.execute(transaction));
  await server.database.transaction(async (transaction) => {
    const act = server.act('alice');
    const resets = [await insertReset(transaction, { memberId: id, kind: 'fundPasswordLock', at: act.now })];
    const line = { action: 'member unlocked', subject: `member ${id}`, memberId: id, details: { resets } };
    await recordOperation(transaction, { ...act, ...line });
  });
  return { id, ...marks, session: await server.sessionOf(id) };
}
