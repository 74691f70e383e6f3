import { sql } from 'kysely';
import type { TestServer } from '../createTestServer';
import { withoutTriggers } from './withoutTriggers';

/**
 * What a site has about its members: addresses of every second one, cards, messages, sign-ins and invite codes of all,
 * devices, pauses, limits that were changed, notes. The heavy member has hundreds of each.
 */
export async function furnishMembers(
  { database, cardNumbers, now }: Pick<TestServer, 'database' | 'cardNumbers' | 'now'>,
  heavy: number,
): Promise<void> {
  const at = now();
  const members = await database.owner.statement(sql<{ id: number }>`SELECT id FROM members ORDER BY id`);
  const cards = members.map(({ id }) => {
    const last = String(id % 10_000).padStart(4, '0');
    const sealed = cardNumbers.seal(`62220200${last}`, id);
    return { id, sealed, ending: cardNumbers.endingOf(last) };
  });
  await withoutTriggers(database.owner, async (run) => {
    await run(sql`
      INSERT INTO banks (code, name, position) SELECT 'B' || n, 'Bank ' || n, n FROM generate_series(0, 19) n`);
    await run(sql`
      UPDATE members SET tier = id % 3, created_at = ${at}::timestamptz - (${heavy} + 200000 - id) * interval '5 minutes',
        status = CASE WHEN id % 100 = 7 THEN 0 ELSE 1 END,
        closed_at = CASE WHEN id % 200 = 13 THEN ${at}::timestamptz END,
        username = CASE WHEN id % 200 = 13 THEN 'closed-' || id ELSE username END`);
    await run(sql`
      INSERT INTO mail_addresses (member_id, address, language, confirmed_at)
      SELECT id, username || '@example.com', 'en_us', ${at} FROM members WHERE id % 2 = 0`);
    await run(sql`
      INSERT INTO bank_cards (lane, member_id, bank_code, card_number, ending, holder, bound_at)
      SELECT id % 64, id, 'B0', sealed, ending, 'A B', ${at} FROM unnest(${cards.map(({ id }) => id)}::bigint[],
        ${cards.map(({ sealed }) => sealed)}::text[], ${cards.map(({ ending }) => ending)}::text[]) AS card (id, sealed, ending)`);
    const times = sql`generate_series(1, CASE WHEN id = ${heavy} THEN 1000 ELSE 3 END) n`;
    await run(sql`
      INSERT INTO messages (member_id, kind, details, created_at)
      SELECT id, 'withdrawalArrived', '{"amountMinor": 100}', ${at}::timestamptz - n * interval '1 hour'
      FROM members, ${times}`);
    await run(sql`
      INSERT INTO sign_ins (member_id, at, outcome, device, address)
      SELECT id, ${at}::timestamptz - n * interval '1 hour',
        CASE WHEN n % 5 = 0 THEN 'wrongPassword' ELSE 'signedIn' END, 'Chrome', '127.0.0.1'
      FROM members, ${times}`);
    await run(sql`
      INSERT INTO sessions (lane, token_hash, browser_hash, member_id, address, created_at, last_seen_at, expires_at, device)
      SELECT id % 64, sha256((id || ' ' || n)::bytea), sha256('browser'), id, '127.0.0.1', ${at}::timestamptz - interval '1 day',
        ${at}::timestamptz - id % 1440 * interval '1 minute', ${at}::timestamptz + interval '30 days', 'Chrome'
      FROM members, generate_series(1, CASE WHEN id = ${heavy} THEN 20 ELSE 1 END) n
      WHERE id % 3 = 0 OR id = ${heavy}`);
    await run(sql`
      INSERT INTO known_devices (member_id, token_hash, last_used_at)
      SELECT id, sha256(id::text::bytea), ${at} FROM members`);
    await run(sql`
      INSERT INTO play_pauses (lane, member_id, paused_until)
      SELECT id % 64, id, ${at}::timestamptz + interval '7 days' FROM members WHERE id % 50 = 11`);
    await run(sql`
      INSERT INTO play_control_log (lane, member_id, action, subject, amount_minor, at)
      SELECT id % 64, id, 'limitSet', 'lossDay', 1000000, ${at}::timestamptz - n * interval '1 hour'
      FROM members, ${times} WHERE id % 10 = 0 OR id = ${heavy}`);
    await run(sql`
      INSERT INTO member_notes (member_id, text, operator, at)
      SELECT id, 'Plays a lot', 'ana', ${at}::timestamptz - n * interval '1 hour'
      FROM members, ${times} WHERE id % 20 = 0 OR id = ${heavy}`);
    await run(sql`
      INSERT INTO invite_codes (code, max_uses, member_id) SELECT 'OWN' || id, 500, id FROM members`);
    await run(sql`
      INSERT INTO invite_codes (code, max_uses, used, ended_at)
      SELECT 'CODE' || n, 100, CASE WHEN n % 10 = 0 THEN 100 ELSE n % 100 END, CASE WHEN n % 3 = 0 THEN ${at}::timestamptz END
      FROM generate_series(1, 2000) n`);
    await run(sql`
      INSERT INTO member_invitations (member_id, code)
      SELECT id, 'OWN' || ${heavy} + (id - ${heavy}) / 100 FROM members WHERE id <> ${heavy}`);
  });
}
