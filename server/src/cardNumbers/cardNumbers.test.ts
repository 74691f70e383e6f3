import { sql } from 'kysely';
import {
  createTestServer,
  fundPassword,
  noon,
  testCardKey,
  type TestServer,
  type TestSandbox,
} from '../../testing';
import { loadConfig } from '../config';
import { openServer } from '../openServer';
import { createReview } from '../withdrawals';
import { createCardNumbers, maskedNumber } from './cardNumbers';
import { sealStoredNumbers } from './stored';

const number = '6222020012345678';
const [older, newer] = [
  'the key that came first and is long enough',
  'the key that came after and is long enough',
];

describe('a card number', () => {
  const numbers = createCardNumbers([older]);

  test.each(['12345678', number, '9'.repeat(24)])('%s is itself again, for its member', (each) => {
    expect(numbers.open(numbers.seal(each, 10_001), 10_001)).toBe(each);
  });

  test('is never sealed to the same text twice, and shows none of its digits', () => {
    const [one, other] = [numbers.seal(number, 10_001), numbers.seal(number, 10_001)];
    expect(one).not.toBe(other);
    expect(one).not.toContain(number.slice(0, 6));
  });

  test('of another member is refused', () => {
    expect(() => numbers.open(numbers.seal(number, 10_001), 10_002)).toThrow(
      "The card number of member 10002 can't be opened: it was changed in the database, or is another member's.",
    );
  });

  test('is refused with any bit changed', () => {
    const [id, text] = numbers.seal(number, 10_001).split(':') as [string, string];
    const bytes = Buffer.from(text, 'base64url');
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(() => numbers.open(`${id}:${changed.toString('base64url')}`, 10_001)).toThrow("can't be opened");
    }
  });

  test('in plain text is refused', () => {
    expect(() => numbers.open(number, 10_001)).toThrow('is not sealed: run npm run migrate.');
  });

  test('is opened by a key that came before, and by no key that is missing', () => {
    const sealed = numbers.seal(number, 10_001);
    const rotated = createCardNumbers([newer, older]);
    expect(rotated.open(sealed, 10_001)).toBe(number);
    expect(rotated.seal(number, 10_001).startsWith(numbers.prefix)).toBe(false);
    expect(() => createCardNumbers([newer]).open(sealed, 10_001)).toThrow(
      `are sealed with the key ${numbers.prefix.slice(0, -1)}, which CARD_KEY does not hold`,
    );
  });

  test('is masked to its last four digits', () => {
    expect([maskedNumber(number), maskedNumber('')]).toEqual(['****5678', '']);
  });
});

describe('card numbers in the database', () => {
  let server: TestServer & TestSandbox;
  beforeAll(async () => {
    // Of its own, since checks are taken off and put back.
    server = await createTestServer({ time: noon, sandbox: true, ownDatabase: true });
  });
  afterAll(() => server.close());

  /** A member with a card who has asked for a withdrawal. */
  async function payee() {
    const member = await server.signUp({ balanceMinor: 100_000, card: true });
    await server.call('withdraw', { amount: '100', fundPassword }, { session: member });
    return member;
  }
  const execute = (statement: string) =>
    server.database.owner.transaction((transaction) => sql.raw(statement).execute(transaction));
  const tables = ['bank_cards', 'withdrawals'] as const;
  async function stored(): Promise<string[]> {
    const found: string[] = [];
    for (const table of tables) {
      const rows = await server.database.reader.selectFrom(table).select('card_number as text').execute();
      found.push(...rows.map(({ text }) => text));
    }
    return found;
  }
  const shown = async (session: Awaited<ReturnType<typeof payee>>) =>
    (await server.call('bankCard', undefined, { session })).answer?.number;
  const review = () => createReview(server);
  const seal = (keys: readonly string[]) => sealStoredNumbers(server.database.ownerUrl, keys);

  test('are in none of its rows, in no table', async () => {
    const member = await payee();
    const { rows } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public'`.execute(server.database.owner.reader);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...tables]));
    for (const { name } of rows) {
      const { rows: texts } = await sql<{ text: string }>`
        SELECT t::text AS text FROM ${sql.table(name)} t`.execute(server.database.owner.reader);
      expect([name, texts.filter(({ text }) => text.includes(number.slice(0, 8)))]).toEqual([name, []]);
    }
    expect(await shown(member)).toBe(number);
  });

  test('are refused in plain text, whoever writes', async () => {
    const { memberId } = await server.signUp({});
    const refused = { code: '23514' };
    await expect(
      execute(
        `INSERT INTO bank_cards (lane, member_id, bank_code, card_number, holder, bound_at)
          SELECT ${memberId} % 64, ${memberId}, code, '${number}', 'Ana Maria', now() FROM banks LIMIT 1`,
      ),
    ).rejects.toMatchObject(refused);
    await payee();
    await expect(execute(`UPDATE withdrawals SET card_number = '${number}'`)).rejects.toMatchObject(refused);
  });

  test('that were swapped between members are refused, for the card and for what was to be paid to it', async () => {
    const [one, other] = [await payee(), await payee()];
    const id = (await review().list()).find(({ memberId }) => memberId === one.memberId)!.id;
    const before = await server.balance(one);
    for (const table of tables)
      await execute(`UPDATE ${table} SET card_number =
        (SELECT card_number FROM bank_cards WHERE member_id = ${other.memberId}) WHERE member_id = ${one.memberId}`);
    const said = `The card number of member ${one.memberId} can't be opened`;
    await expect(review().show({ id, ...server.act('ana') })).rejects.toThrow(said);
    expect((await server.call('bankCard', undefined, { session: one })).code).toBe(500);
    await server.call('withdraw', { amount: '10', fundPassword }, { session: one });
    expect(await server.balance(one)).toBe(before);
    for (const table of tables)
      await execute(`UPDATE ${table} SET card_number = '${server.cardNumbers.seal(number, one.memberId)}'
        WHERE member_id = ${one.memberId}`);
  });

  test('from before are encrypted in small steps, which can be stopped and repeated; then the checks hold for all', async () => {
    const member = await payee();
    const checks = tables.map((table) => `ALTER TABLE ${table} DROP CONSTRAINT ${table}_number_sealed`);
    const { rows: made } = await sql<{ definition: string; name: string; place: string }>`
      SELECT conrelid::regclass::text AS place, conname AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE conname LIKE '%_number_sealed' AND conislocal`.execute(
      server.database.owner.reader,
    );
    for (const check of checks) await execute(check);
    for (const table of tables) await execute(`UPDATE ${table} SET card_number = '${number}'`);
    for (const { place, name, definition } of made)
      await execute(
        `ALTER TABLE ${place} ADD CONSTRAINT ${name} ${definition.replace(' NOT VALID', '')} NOT VALID`,
      );
    // One was done when somebody stopped it.
    await execute(`UPDATE bank_cards SET card_number = '${server.cardNumbers.seal(number, member.memberId)}'
      WHERE member_id = ${member.memberId}`);

    const count = (await stored()).length;
    expect(await seal([testCardKey])).toBe(count - 1);
    expect(await seal([testCardKey])).toBe(0);
    expect(await sealStoredNumbers(server.database.url, [testCardKey])).toBe(0);
    expect((await stored()).filter((text) => !text.startsWith(server.cardNumbers.prefix))).toEqual([]);
    expect(await shown(member)).toBe(number);
    const { rows: validated } = await sql`
      SELECT FROM pg_constraint WHERE conname LIKE '%_number_sealed' AND convalidated AND conislocal`.execute(
      server.database.reader,
    );
    expect(validated).toHaveLength(2);
  });

  test('go over to the next key, and are lost without theirs', async () => {
    const member = await payee();
    const count = (await stored()).length;
    await expect(seal([newer])).rejects.toThrow('which CARD_KEY does not hold');
    expect(await seal([newer, testCardKey])).toBe(count);
    const rotated = createCardNumbers([newer]);
    const [row] = (await createReview({ ...server, cardNumbers: rotated }).list()).filter(
      ({ memberId }) => memberId === member.memberId,
    );
    expect(row!.cardNumber).toBe('****5678');
    await expect(review().list()).rejects.toThrow('which CARD_KEY does not hold');
    expect(await seal([testCardKey, newer])).toBe(count);
  });

  test('of another key keep a server from starting', async () => {
    await payee();
    const config = loadConfig({
      ...server.env,
      CARD_KEY: newer,
      PORT: '0',
      LOG_LEVEL: 'silent',
      BEACON_RELAYS: '',
    });
    const other = await openServer({ config, databaseUrl: server.database.url });
    await expect(other.listen()).rejects.toThrow('which CARD_KEY does not hold');
    await other.stop();
  });

  test('of a lost key are given up by two statements of the owner, and members bind theirs again', async () => {
    const member = await payee();
    expect(await seal([newer, testCardKey])).toBeGreaterThan(0);
    await expect(seal([testCardKey])).rejects.toThrow('which CARD_KEY does not hold');
    await execute('TRUNCATE bank_cards');
    await execute("UPDATE withdrawals SET card_number = ''");
    expect(await seal([testCardKey])).toBe(0);
    const left = (await review().list()).filter(({ memberId }) => memberId === member.memberId);
    expect(left.map(({ cardNumber }) => cardNumber)).toEqual(['']);
    expect(await server.call('bankCard', undefined, { session: member })).toMatchObject({
      code: 200,
      answer: null,
    });
  });
});
