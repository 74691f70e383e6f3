import { betWhileKilling } from '../betWhileKilling';
import { betRows, figureTable } from '../faultTable';
import { inspect, unharmed } from '../inspect';
import { citusPrograms } from './citusNode';
import { nodeFaults, stageOnCitus, type NodeFault, type StageOnCitus } from './stageOnCitus';

/** Of a run of its own; each fault once unless told. */
const strikes = Number(process.env.FAULT_NODES) || nodeFaults.length;
let stage: StageOnCitus;

/** Said to whoever reads which tests were skipped. */
const where = 'needs a PostgreSQL with Citus below /usr/lib/postgresql';

(citusPrograms() ? describe : describe.skip)(`lanes spread over the nodes of Citus (${where})`, () => {
  beforeAll(async () => {
    stage = await stageOnCitus();
  }, 180_000);
  afterAll(() => stage?.close(), 60_000);

  test('lose no acknowledged order and book none twice, whichever node is killed or shard is moved', async () => {
    const { database, ports } = stage;
    const done: NodeFault[] = [];
    const strike = async () => void done.push(await stage.strike());
    const timetable = { roundMs: 30_000, closeLeadMs: 1_000, beaconDelayMs: 500 };
    const { figures, acknowledged } = await betWhileKilling({ database, ports, strike, timetable }, strikes);
    const found = await inspect(database, acknowledged);
    if (process.env.FAULT_NODES) {
      const row = (fault: NodeFault) => {
        const pauses = figures.pausesMs.filter((_, index) => done[index] === fault);
        const longest = (Math.max(0, ...pauses) / 1000).toFixed(1);
        return [
          `${fault}, times; no bet acknowledged for at most`,
          `${pauses.length}; ${longest} s`,
        ] as const;
      };
      process.stdout.write(
        figureTable([
          ...nodeFaults.map(row),
          ...betRows(figures, found),
          ['balances unlike their entries', found.balancesUnlikeEntries],
        ]),
      );
    }
    expect(found).toEqual(unharmed);
    expect(figures.acknowledged).toBeGreaterThan(50);
  }, 10_800_000);
});
