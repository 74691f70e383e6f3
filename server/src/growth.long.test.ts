import { createGrownServer, explainStatements, type Cost, type GrownServer } from '../testing/load';

/**
 * What calls look at as orders grow: a life of thirty days beside one of twelve, in which a day is the same, and beside
 * thirty days after three years that are kept in months. The plans are those that have the choice of an index, since these
 * tables are too small for PostgreSQL to want one. Times are what `npm run bench:growth` measures, which has the same calls.
 */
const growing = /^(orders|entries|transfers|rounds|beacon_values)(_|$)/;
const ordersPerDay = 200;
const lives = [
  { days: 12 },
  { days: 30 },
  // The thirty days lie in two of them.
  { days: 30, monthsSince: '2023-12-01T00:00:00Z' },
] as const;
/** Indexes become higher, and an answer of a hundred rows may lie on one page more. */
const fewPages = 20;

const servers: GrownServer[] = [];
beforeAll(async () => {
  for (const { days, ...life } of lives)
    servers.push(
      await createGrownServer({
        ...{ orders: days * ordersPerDay, ordersPerDay, members: 7, now: '2026-11-18T12:00:00Z' },
        ...{ roundMs: 1_800_000, ...life },
      }),
    );
}, 30_000);
afterAll(() => Promise.all(servers.map((server) => server.close())));

const costsOf = (server: GrownServer, call: string) =>
  explainStatements(server.database.ownerUrl, server.calls[call]!, { seqScans: false });
const buffersOf = (costs: readonly Cost[]) => costs.reduce((sum, { buffers }) => sum + buffers, 0);

const ofMembers = [
  'orders',
  'money log, first page',
  'money log, page in the middle',
  'money log, last page',
  'report',
  'play control',
  'play session',
  'recharges',
  'place an order under a loss limit',
].flatMap((call) => [`${call}, heavy`, `${call}, ordinary`]);

describe.each([
  ['after thirty days', 1],
  ['after thirty days in months of three years', 2],
] as const)('%s', (_life, index) => {
  it.each([
    ...ofMembers,
    'game state',
    'draw results',
    'site, with live orders',
    'measured return',
    'record of a round',
    'history of the last rounds',
    'today, for operators',
    'games, for operators',
    'late rounds, for operators',
    'rounds of a game, for operators',
  ])('%s: no scan of what grows, and as many pages as after twelve days', async (call) => {
    const [young, old] = [await costsOf(servers[0]!, call), await costsOf(servers[index]!, call)];
    const scans = old.flatMap(({ nodes }) =>
      nodes.filter(({ kind, table }) => kind === 'Seq Scan' && growing.test(table ?? '')),
    );
    expect(scans).toEqual([]);
    // What was booked before the first cut through the ledger is looked for in every month until then.
    const everyMonth = call.includes('last page') ? 40 : 0;
    expect(buffersOf(old)).toBeLessThanOrEqual(buffersOf(young) * 1.2 + fewPages + everyMonth);
  });
});

it('every call that the benchmark has is here', () => {
  expect(Object.keys(servers[0]!.calls)).toHaveLength(ofMembers.length + 10);
});
