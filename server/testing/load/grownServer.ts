import { sql } from 'kysely';
import type { Session } from '@members/contract';
import type { GameRow } from '../../src/lottery/gameStore';
import { createReturns } from '../../src/lottery/returns';
import { slotAt } from '../../src/lottery/schedule';
import { createTestOffice, type TestOffice } from '../createTestOffice';
import { createTestServer, type TestServer } from '../createTestServer';
import { keepMonthsSince } from '../months';
import { addHistory, type HistoryOptions } from './history';

export interface GrownServer extends TestServer {
  game: GameRow;
  databaseMb(): Promise<number>;
  /** Begins the counting of requests anew, whose limits are not what is measured. */
  forgetRequests(): Promise<unknown>;
  /**
   * What members and visitors ask for and comes out of what grows, by what it is. `heavy` has placed a fifth of all
   * orders, `ordinary` as many as others; both have loss limits that they are far from.
   */
  calls: Readonly<Record<string, () => Promise<unknown>>>;
}

/** A server behind which members have been playing one game for as long as the orders take. Its clock stands still. */
export async function createGrownServer(
  wanted: Pick<HistoryOptions, 'orders' | 'ordersPerDay' | 'onDay'> & {
    members: number;
    now: string;
    /** A minute unless told. */
    roundMs?: number;
    /** Keeps orders in months since then; in one unless told. */
    monthsSince?: string;
  },
): Promise<GrownServer> {
  const server = await createTestServer({ time: wanted.now, checkBooks: false, ownDatabase: true });
  const { owner } = server.database;
  const { roundMs = 60_000, monthsSince } = wanted;
  if (monthsSince) await keepMonthsSince(owner, monthsSince);
  const game = await server.newGame({ key: 'grown', hot: true, roundMs, maxPayoutMinor: 1_000_000_000 });
  const members = await newMembers(server, wanted.members);
  const beaconChain = server.beacon.info.chainHash;
  await addHistory(owner, { ...wanted, game, members, until: server.now(), beaconChain });
  await owner.statement(sql`
    INSERT INTO play_limits (lane, member_id, kind, amount_minor)
    SELECT id % 64, id, kind, 1000000000000 FROM unnest(${members.slice(0, 2)}::bigint[]) id,
      unnest('{lossDay,lossWeek,depositDay,depositWeek}'::text[]) kind`);
  await server.tick();
  const heavy = await server.sessionOf(members[0]!);
  const ordinary = await server.sessionOf(members[1]!);
  const rounds = Math.ceil(wanted.orders / wanted.ordersPerDay) * (86_400_000 / roundMs);
  const calls = {
    ...callsOfMember(server, { game, who: 'heavy', session: heavy }),
    ...callsOfMember(server, { game, who: 'ordinary', session: ordinary }),
    ...callsOfAnybody(server, { game, session: ordinary, rounds }),
    ...callsOfOperators(await createTestOffice(server), game),
  };
  return {
    ...server,
    game,
    calls,
    databaseMb: async () => {
      const [size] = await owner.statement(
        sql<{ mb: number }>`SELECT (pg_database_size(current_database()) / 1048576)::integer AS mb`,
      );
      return size!.mb;
    },
    forgetRequests: () => owner.statement(sql`DELETE FROM request_counts`),
  };
}

async function newMembers({ database }: TestServer, count: number): Promise<number[]> {
  const rows = await database.owner.statement(sql<{ id: number }>`
    WITH member AS (
      INSERT INTO members (username, password_hash, avatar_url)
      SELECT 'grown' || n, 'none', '/head/1.png' FROM generate_series(1, ${count}::integer) n RETURNING id
    ), account AS (
      INSERT INTO accounts (lane, kind, member_id, balance_minor) SELECT id % 64, 'member', id, 0 FROM member
    )
    SELECT id FROM member ORDER BY id`);
  return rows.map(({ id }) => id);
}

/** Throws for an answer that is none, so that nothing quick is measured by mistake. */
const answered = async (asked: Promise<{ code: number; message: string }>) => {
  const { code, message } = await asked;
  if (code !== 200) throw new Error(`answered ${code} ${message}`);
};

function callsOfMember(
  server: TestServer,
  { game, who, session }: { game: GameRow; who: string; session: Session },
): GrownServer['calls'] {
  const as = { session };
  const page = (number: number) => answered(server.call('moneyLog', { page: number, limit: 50 }, as));
  const lastPage = async () =>
    (await server.call('moneyLog', { page: 1, limit: 50 }, as)).answer?.lastPage ?? 1;
  const { memberId } = session;
  return {
    [`orders, ${who}`]: () => answered(server.call('orders', undefined, as)),
    [`money log, first page, ${who}`]: () => page(1),
    [`money log, page in the middle, ${who}`]: async () => page(Math.ceil((await lastPage()) / 2)),
    [`money log, last page, ${who}`]: async () => page(await lastPage()),
    [`report, ${who}`]: () => answered(server.call('report', undefined, as)),
    [`play control, ${who}`]: () => answered(server.call('playControl', undefined, as)),
    [`play session, ${who}`]: () => answered(server.call('playSession', undefined, as)),
    [`recharges, ${who}`]: () => answered(server.call('recharges', undefined, as)),
    [`place an order under a loss limit, ${who}`]: () =>
      server.place({
        memberId,
        game,
        period: slotAt(game, server.now()).period,
        betTypes: ['bi'],
        stake: 1,
      }),
  };
}

function callsOfAnybody(
  server: TestServer,
  { game, session, rounds }: { game: GameRow; session: Session; rounds: number },
): GrownServer['calls'] {
  const as = { session };
  const yesterday = slotAt(game, new Date(server.now().getTime() - 86_400_000)).period;
  return {
    'game state': () => answered(server.call('gameState', { key: game.key }, as)),
    'draw results': () => answered(server.call('drawResults', { key: game.key }, as)),
    'site, with live orders': () => answered(server.call('siteConfig', undefined, as)),
    // A new one each time: it keeps what it has read for a minute.
    'measured return': () => createReturns({ database: server.database })(game.key),
    'record of a round': () => answered(server.call('roundRecord', { key: game.key, period: yesterday }, as)),
    'history of the last rounds': () => server.text(`/verify/history?key=${game.key}&from=${rounds - 100}`),
  };
}

function callsOfOperators(office: TestOffice, { key }: GameRow): GrownServer['calls'] {
  const seen = async (asked: Promise<{ status: number; text: string }>) => {
    const { status, text } = await asked;
    if (status !== 200) throw new Error(`answered ${status} ${text}`);
  };
  return {
    'today, for operators': () => seen(office.call('today', {})),
    'games, for operators': () => seen(office.call('games', {})),
    'late rounds, for operators': () => seen(office.call('rounds', {})),
    'rounds of a game, for operators': () => seen(office.call('rounds', { state: 'all', key })),
  };
}
