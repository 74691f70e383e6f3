import { sql } from 'kysely';
import { createTestServer, ordersOf, roundOf, type TestServer } from '../testing';
import { hasLaneShards } from '../testing/lanePartitions';
import { keepMonthsSince } from '../testing/months';
import type { Nodes } from '../testing/nodes';
import { createWorkerGates, hasGates, type WorkerGates } from '../testing/workerGates';
import { takeCheckpoint } from './ledger';
import { idsIn } from './lottery/commitOrders';
import { selectOrderIds } from './lottery/commitmentStore';

const nodes = JSON.parse(process.env.MEMBERS_TEST_NODES!) as Nodes;
const day = '2026-09-10';
const period = '20260910-0721';
const notYetThere = { code: '55P03', message: expect.stringContaining('have prepared') as string };

let server: TestServer;
let gates: WorkerGates;
let game: Awaited<ReturnType<TestServer['newGame']>>;
let memberId: number;

const place = () => server.place({ memberId, game, period, betTypes: ['bi'], stake: 10 });
const statement = (asked: ReturnType<typeof sql>) => server.database.statement(asked);
const round = () => roundOf(server, game, period);
/** The orders that the round is fixed with; null while it is not. */
const fixed = async () => {
  const ids = await selectOrderIds(server.database.reader, { gameId: game.id, period });
  return ids && idsIn(ids).map(Number);
};

(hasLaneShards && hasGates(nodes) ? describe : describe.skip)(
  'a bet that is committed and can’t be read yet, since the worker of its lane was not told (decision 125)',
  () => {
    beforeEach(async () => {
      server = await createTestServer({ time: `${day}T12:00:00Z`, ownDatabase: true });
      await keepMonthsSince(server.database.owner, '2026-09-01T00:00:00Z');
      gates = await createWorkerGates(server.database, nodes);
      game = await server.newGame();
      memberId = await server.newMember(10_000);
      await server.tick();
    });
    afterEach(async () => {
      await gates.close();
      await server.close();
    });

    /** A bet that was acknowledged, whose worker was lost then. */
    async function loseBet() {
      expect(await gates.loseSecondPhase(place)).toEqual({ count: 1, totalMinor: 1000 });
      expect(await gates.prepared()).not.toEqual([]);
      expect(await ordersOf(server, memberId)).toEqual([]);
    }

    async function expectSettledWithIt() {
      await server.tick();
      const orders = await ordersOf(server, memberId);
      expect(orders).toHaveLength(1);
      expect(orders[0]!.status).toBeGreaterThan(0);
      expect(await fixed()).toEqual([orders[0]!.id]);
      expect(await round()).toMatchObject({ status: 'settled' });
    }

    it('is waited for by its round, which is neither fixed nor drawn before (LIFE-03, D26b)', async () => {
      await loseBet();
      server.setTime(`${day}T12:01:00Z`);
      await server.tick();
      expect(await fixed()).toBeNull();
      expect(await round()).toMatchObject({ status: 'closed', dice: null });
      expect(server.errors).toEqual([
        expect.objectContaining(notYetThere),
        expect.objectContaining(notYetThere),
      ]);

      await gates.open();
      await expectSettledWithIt();
    });

    it('is waited for while it is between its two phases, and not undone', async () => {
      await gates.holdSecondPhase();
      const placing = place();
      while ((await gates.prepared()).length === 0);
      server.setTime(`${day}T12:01:00Z`);
      await server.tick();
      expect(await fixed()).toBeNull();
      expect(await round()).toMatchObject({ status: 'closed', dice: null });
      expect(await gates.prepared()).toHaveLength(1);

      await gates.open();
      expect(await placing).toEqual({ count: 1, totalMinor: 1000 });
      await expectSettledWithIt();
    });

    it('is behind no cut through the ledger (decision 82)', async () => {
      const cuts = () => server.database.reader.selectFrom('ledger_cuts').select('through_id').execute();
      await loseBet();
      await takeCheckpoint(server.database, { leastHours: 0 });
      expect(await cuts()).toEqual([]);

      await gates.open();
      await takeCheckpoint(server.database, { leastHours: 0 });
      const [last] = await statement(sql`SELECT max(id) AS through_id FROM entries WHERE kind = 'order'`);
      expect(await cuts()).toEqual([last]);
    });

    it('keeps its day open (OFC-29)', async () => {
      const close = () => statement(sql`SELECT close_day(${day})`);
      await loseBet();
      await expect(close()).rejects.toMatchObject(notYetThere);

      await gates.open();
      await expect(close()).rejects.toMatchObject({ constraint: 'days_settled' });
      server.setTime(`${day}T12:01:00Z`);
      await expectSettledWithIt();
      await close();
    });

    it('is counted in the seal of a day that is closed', async () => {
      server.setTime(`${day}T12:01:00Z`);
      await server.tick();
      await statement(sql`SELECT close_day(${day})`);
      // What is prepared may be of the day, by whoever closed it.
      server.setTime('2026-09-11T12:00:00Z');
      await gates.loseSecondPhase(() => server.newMember(1000));
      expect(await gates.prepared()).not.toEqual([]);
      const seal = () => statement(sql`SELECT seal_day(${day})`);
      await expect(seal()).rejects.toMatchObject(notYetThere);
      await gates.open();
      await seal();
    });

    it('keeps its month open (OFC-05)', async () => {
      await statement(sql`SELECT close_month('first')`);
      await loseBet();
      const closing = statement(sql`SELECT close_month('2026_09')`).catch((error: unknown) => error);
      await gates.lockIsAwaited();
      await gates.open();
      expect(await closing).toMatchObject({ constraint: 'months_settled' });
    });
  },
);
