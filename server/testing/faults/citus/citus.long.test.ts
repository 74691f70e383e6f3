import { betWhileKilling } from '../betWhileKilling';
import { betRows, figureTable } from '../faultTable';
import { inspect, unharmed } from '../inspect';
import { citusPrograms } from './citusNode';
import { stageOnCitus, type StageOnCitus } from './stageOnCitus';

/** Of a run of its own; each node once unless told. */
const kills = Number(process.env.FAULT_NODES) || 3;
let stage: StageOnCitus;

/** Said to whoever reads which tests were skipped. */
const where = 'needs a PostgreSQL with Citus below /usr/lib/postgresql';

(citusPrograms() ? describe : describe.skip)(`lanes spread over the nodes of Citus (${where})`, () => {
  beforeAll(async () => {
    stage = await stageOnCitus();
  }, 180_000);
  afterAll(() => stage?.close(), 60_000);

  test('lose no acknowledged order and book none twice, whichever node is killed', async () => {
    const { database, ports } = stage;
    const killed: string[] = [];
    const strike = async () => void killed.push(await stage.strike());
    const timetable = { roundMs: 30_000, closeLeadMs: 1_000, beaconDelayMs: 500 };
    const { figures, acknowledged } = await betWhileKilling({ database, ports, strike, timetable }, kills);
    const found = await inspect(database, acknowledged);
    if (process.env.FAULT_NODES) {
      const row = (node: 'coordinator' | 'worker') => {
        const pauses = figures.pausesMs.filter((_, index) => killed[index]!.includes(node));
        const longest = (Math.max(0, ...pauses) / 1000).toFixed(1);
        return [
          `a ${node} killed (SIGKILL), times; no bet acknowledged for at most`,
          `${pauses.length}; ${longest} s`,
        ] as const;
      };
      process.stdout.write(
        figureTable([
          row('coordinator'),
          row('worker'),
          ...betRows(figures, found),
          ['balances unlike their entries', found.balancesUnlikeEntries],
        ]),
      );
    }
    expect(found).toEqual(unharmed);
    expect(figures.acknowledged).toBeGreaterThan(50);
  }, 10_800_000);
});
