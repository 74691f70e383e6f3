import type { Session } from '@members/contract';
import { creditAll } from '../ledger';
import { insertGames } from '../lottery';
import { noon, createTestServer, sessionHeaders, type TestServer } from '../../testing';

const period = '20261121-0721';
let server: TestServer;
let member: Session;

beforeAll(async () => {
  server = await createTestServer({ time: noon });
  const game = {
    key: 'formula',
    classKey: 'test',
    name: { en_us: '=HYPERLINK("http://x","y")', ko_ko: '시험' },
    iconUrl: '',
    hot: false,
    roundMs: 60_000,
    closeLeadMs: 10_000,
    beaconDelayMs: 6_000,
    maxPayoutMinor: 50_000_000,
    position: 1,
  };
  await server.database.transaction((transaction) =>
    insertGames(transaction, [{ key: 'test', name: { en_us: 'Test' }, position: 1 }], [game]),
  );
  await server.rounds.advance();
  member = await server.signUp({ balanceMinor: 100_000 });
  const other = await server.signUp({ balanceMinor: 100_000 });
  for (const session of [other, member]) {
    const order = {
      betTypes: ['bi', '11'] as const,
      stake: 10,
      gameId: 1,
      memberId: session.memberId,
      period,
    };
    const { message } = await server.call('placeOrder', order, { session });
    expect(message).toBe('');
  }
});
afterAll(() => server.close());

async function linesOf(of: 'orders' | 'money', lang = 'en_us') {
  const headers = { ...sessionHeaders(member), lang };
  const { body } = await server.app.inject({ url: `/api/control/history?of=${of}`, headers });
  return body.trimEnd().split('\r\n').slice(1);
}

describe('the exported history', () => {
  it('has the member’s own orders, and no name in it is a formula', async () => {
    const [big, eleven, ...rest] = await linesOf('orders');
    expect(rest).toEqual([]);
    const name = `"'=HYPERLINK(""http://x"",""y"")"`;
    expect(big).toBe(`3,2026-11-21 12:00:00,${name},${period},Big,10,1.95,Unopened,,`);
    expect(eleven).toMatch(new RegExp(`^4,.*,${period},Sum 11,10,[\\d.]+,Unopened,,$`));
  });

  it('speaks the member’s language', async () => {
    expect((await linesOf('orders', 'ko_ko'))[0]).toBe(
      `3,2026-11-21 12:00:00,시험,${period},대,10,1.95,미추첨,,`,
    );
  });

  it('has every movement once, over many pages, oldest first', async () => {
    const credits = Array.from({ length: 2_500 }, (_, n) => ({
      memberId: member.memberId,
      amountMinor: n + 1,
      orderId: null,
    }));
    await server.database.transaction((transaction) =>
      creditAll(transaction, { kind: 'win', credits, reference: null, now: server.now() }),
    );
    const lines = await linesOf('money');
    const wins = lines.filter((line) => line.includes(',Win,')).map((line) => Number(line.split(',')[3]));
    expect(wins.toSorted((a, b) => a - b)).toEqual(credits.map(({ amountMinor }) => amountMinor / 100));
    expect(lines.filter((line) => line.includes(',Order,-10,'))).toHaveLength(2);
    const ids = lines.map((line) => Number(line.split(',')[0]));
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });
});
