import { sql } from 'kysely';
import { createSeal } from '../../src/office';
import { insertSite } from '../content';
import type { TestOffice } from '../createTestOffice';
import { testPepper, type TestServer } from '../createTestServer';
import { withoutTriggers } from './withoutTriggers';

const inSix = (text: string) => ({ en_us: text, zh_cn: '', es_spa: '', ms_my: '', vn_vn: '', ko_ko: '' });

/**
 * What lies on operators' desks: content that has been changed fifty times, conversations of every second member, a log of
 * half a million lines, alerts, proposals, mails, broadcasts, operators with their sessions, games without an order.
 */
export async function furnishDesk(
  { database, now, newGame }: Pick<TestServer, 'database' | 'now' | 'newGame'>,
  { office, heavy }: { office: TestOffice; heavy: number },
): Promise<void> {
  const at = now();
  // The first line is one that a program has written, and so is the first version.
  await office.call('addMemberNote', { memberId: heavy, text: 'Plays a lot' });
  const product = { ...{ name: inSix('Product'), subtitle: inSix(''), content: inSix('As shown') } };
  const fields = {
    ...product,
    imageUrls: ['/media/1.svg'],
    priceMinor: 100,
    button: 'none',
    buttonLabel: inSix(''),
  };
  const asked = { kind: 'product' as const, fields, shownFrom: '2026-01-01T00:00:00Z' };
  await database.transaction((transaction) => insertSite(transaction));
  const made = await office.call('saveContent', asked);
  if (made.status !== 200) throw new Error(`A product can't be made: ${made.text}`);
  for (let count = 0; count < 80; count += 1) await newGame();
  const shown = JSON.stringify({ memberId: heavy, amountMinor: 100, reason: 'thanks' });
  const params = createSeal(testPepper, 'proposals').seal(JSON.parse(shown));
  await withoutTriggers(database.owner, async (run) => {
    await run(sql`
      INSERT INTO game_days
      SELECT games.id, day, 1000, 100, 100000, 95000, 100000, 100000 FROM games, (SELECT DISTINCT day FROM play_days) AS days
      ON CONFLICT DO NOTHING`);
    const text = (words: string) => sql.raw(`jsonb_build_object('en_us', '${words} ' || n)`);
    await run(
      sql`INSERT INTO cities (name, position) SELECT ${text('City')}, n FROM generate_series(1, 200) n`,
    );
    await run(sql`
      INSERT INTO showcase_items (city_id, name, subtitle, content, image_urls, position, shown_from, archived)
      SELECT CASE WHEN n % 2 = 0 THEN (SELECT min(id) FROM cities) + n % 200 END, ${text('Item')}, '{}', ${text('Text')},
        '{/media/1.svg}', n, CASE WHEN n % 10 > 1 THEN ${at}::timestamptz - interval '1 day' END, n % 10 = 0
      FROM generate_series(1, 4000) n`);
    await run(sql`
      INSERT INTO notices (name, text, created_at, shown_from)
      SELECT ${text('Notice')}, ${text('Text')}, ${at}::timestamptz - n * interval '1 hour', ${at}::timestamptz - n * interval '1 hour'
      FROM generate_series(1, 2000) n`);
    await run(sql`
      INSERT INTO help_topics (key, name, position, shown_from) SELECT 't' || n, ${text('Topic')}, n, ${at} FROM generate_series(1, 50) n`);
    await run(sql`
      INSERT INTO help_answers (key, topic_key, question, answer, position, shown_from)
      SELECT 'a' || n, 't' || 1 + n % 50, ${text('Question')}, ${text('Answer')}, n, ${at} FROM generate_series(1, 2000) n`);
    await run(sql`
      INSERT INTO video_classes (key, name, position, shown_from) SELECT 'c' || n, ${text('Class')}, n, ${at} FROM generate_series(1, 20) n`);
    await run(sql`
      INSERT INTO videos (class_key, title, poster_url, clip_file, duration_seconds, position, shown_from)
      SELECT 'c' || 1 + n % 20, ${text('Video')}, '/media/1.svg', 'clip.mp4', 60, n, ${at} FROM generate_series(1, 4000) n`);
    await run(sql`
      INSERT INTO waybills (number, goods_name, goods_image_url, goods_label, goods_price_minor, goods_count, carrier_note, shown_from)
      SELECT 'P' || n, ${text('Goods')}, '/media/1.svg', '{}', 100, 1, '{}', ${at} FROM generate_series(1, 20000) n`);
    await run(sql`
      INSERT INTO waybill_steps (waybill_number, position, title, description, happened_at)
      SELECT 'P' || n, place, ${text('Step')}, '{}', ${at} FROM generate_series(1, 20000) n, generate_series(0, 2) place`);
    await run(sql`
      INSERT INTO content_versions (kind, item_id, version, content, replaced_by, replaced_at)
      SELECT 'product', items.id::text, version, content, 'operator' || version % 40, ${at}::timestamptz - (50 - version) * interval '1 day' - items.id * interval '1 second'
      FROM (SELECT id FROM showcase_items WHERE city_id IS NULL AND id::text <> ${made.answer.id}) AS items, generate_series(1, 50) version,
        (SELECT replace(content, '"archived":true', '"archived":false') AS content FROM content_versions LIMIT 1) AS kept`);
    await run(sql`
      INSERT INTO reply_templates (title, reply, position, shown_from) SELECT 'Template ' || n, ${text('Reply')}, n, ${at} FROM generate_series(1, 200) n`);
    await run(sql`
      INSERT INTO support_conversations (id, member_id, language, last_number, last_at, waiting_since, closed_at, assigned_to,
        seen_by_service, created_at) OVERRIDING SYSTEM VALUE
      SELECT n, id, (ARRAY['en_us', 'zh_cn', 'es_spa', 'ms_my', 'vn_vn', 'ko_ko'])[1 + n % 6], messages, began,
        CASE WHEN n % 100 = 1 THEN began END, CASE WHEN n % 100 > 5 THEN began END,
        CASE WHEN n % 3 = 0 THEN 'ana' WHEN n % 3 = 1 THEN NULL ELSE 'operator' || n % 40 END, 0, began
      FROM (SELECT row_number() OVER (ORDER BY id) AS n, id FROM members WHERE id % 2 = 0 OR id = ${heavy}) AS members,
        LATERAL (SELECT ${at}::timestamptz - n * interval '1 minute' AS began,
          CASE WHEN id = ${heavy} THEN 2000 ELSE 6 END AS messages) AS of`);
    await run(sql`
      INSERT INTO support_messages (conversation_id, number, kind, operator, text, created_at, waited_seconds)
      SELECT id, number, CASE WHEN number % 2 = 1 THEN 'member' ELSE 'reply' END, CASE WHEN number % 2 = 0 THEN 'ana' END,
        'A question or its answer', created_at - (last_number - number) * interval '1 minute', CASE WHEN number % 2 = 0 THEN 60 END
      FROM support_conversations, generate_series(1, last_number) number`);
    await run(sql`
      INSERT INTO operators (name, created_at) SELECT 'operator' || n, ${at} FROM generate_series(0, 39) n`);
    await run(sql`
      INSERT INTO operator_roles (operator, role) SELECT 'operator' || n, (SELECT min(name) FROM roles) FROM generate_series(0, 39) n`);
    await run(sql`
      INSERT INTO operator_sessions (token_hash, operator, started_at, used_at, confirmed_at, device)
      SELECT sha256((n || ' ' || place)::bytea), 'operator' || n, ${at}, ${at}, ${at}, 'Chrome'
      FROM generate_series(0, 39) n, generate_series(1, 50) place`);
    await run(sql`
      INSERT INTO operator_log (id, operator, action, subject, details, at, previous_hash, hash, mac)
      SELECT n, CASE WHEN n % 2 = 0 THEN 'ana' ELSE 'operator' || n % 40 END, (ARRAY['signed in', 'withdrawal approved',
          'withdrawal sent', 'content changed', 'card number shown'])[1 + n % 5], 'withdrawal ' || n,
        '{"memberId": ' || CASE WHEN n % 500 = 0 THEN ${heavy} ELSE ${heavy}::bigint + n % 50000 END || '}',
        ${at}::timestamptz - (500000 - n) * interval '1 minute', sha256((n - 1)::text::bytea), sha256(n::text::bytea), sha256('mac')
      FROM generate_series((SELECT max(id) + 1 FROM operator_log), 500000) AS n`);
    await run(sql`
      INSERT INTO alerts (kind, subject, details, began_at, ended_at, acknowledged_by, acknowledged_at)
      SELECT (ARRAY['withdrawalWaits', 'paymentWaits', 'roundLate', 'diskFull', 'releaseFails'])[1 + n % 5], 's' || n,
        '{"minutes": 60, "count": 3, "seconds": 60, "percent": 5, "releaseId": "1", "why": "why"}', began,
        CASE WHEN n <= 19970 THEN began END, CASE WHEN n % 2 = 0 THEN 'ana' END, CASE WHEN n % 2 = 0 THEN began END
      FROM generate_series(1, 20000) n, LATERAL (SELECT ${at}::timestamptz - (20000 - n) * interval '10 minutes' AS began) AS of`);
    await run(sql`
      INSERT INTO proposals (call, params, shown, proposed_by, proposed_at, decided_at)
      SELECT 'correctBalance', ${params}, ${shown}, 'operator1', ${at}::timestamptz - (20000 - n) * interval '10 minutes',
        CASE WHEN n <= 19800 THEN ${at}::timestamptz END FROM generate_series(1, 20000) n`);
    await run(sql`
      INSERT INTO mails (member_id, address, language, kind, places, created_at, expires_at, due_at, attempts, error)
      SELECT id, 'somebody@example.com', 'en_us', 'withdrawalArrived', '{}', ${at}, ${at}::timestamptz + interval '3 days',
        CASE WHEN id % 100 > 10 THEN ${at}::timestamptz END, 3, 'no answer' FROM members WHERE id % 10 = 0`);
    await run(sql`
      INSERT INTO broadcasts (about_play, details, audience, last_member, told, made_by, made_at, ended_at)
      SELECT false, '{"name": {"en_us": "News"}, "text": {"en_us": "News"}}', '{}', 0, 100000, 'ana', ${at}, ${at} FROM generate_series(1, 2000)`);
    await run(sql`
      INSERT INTO violations (remote, release, directive, blocked, source, first_at, last_at)
      SELECT 'mfe-video', n::text, 'script-src', 'inline', 'page', ${at}, ${at} FROM generate_series(1, 500) n`);
  });
}
