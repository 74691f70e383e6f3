import { betWhileKilling } from '../betWhileKilling';
import { findProgram } from '../balancer/programs';
import { betRows, figureTable } from '../faultTable';
import { inspect, unharmed } from '../inspect';
import { postgresPrograms } from './cluster';
import { canMakeMachines } from './machines';
import { faults, stageOfThree, type Fault, type StageOfThree } from './stageOfThree';

/** Of a run of its own; one round of all faults unless told. */
const strikes = Number(process.env.FAULT_FAILOVERS) || faults.length;
const isPossible =
  ['etcd', 'patroni', 'haproxy', 'setpriv'].every(findProgram) &&
  postgresPrograms() !== null &&
  canMakeMachines();
/** For no longer than this should no bet be acknowledged, in milliseconds. */
const goalMs = 10_000;
let stage: StageOfThree;

/** Said to whoever reads which tests were skipped. */
const where = 'needs root and Debian’s postgresql, patroni, etcd-server, haproxy, iproute2';

(isPossible ? describe : describe.skip)(`a PostgreSQL of three nodes (${where})`, () => {
  beforeAll(async () => {
    stage = await stageOfThree();
  }, 180_000);
  afterAll(() => stage?.close(), 60_000);

  test('loses no acknowledged order and books none twice, whatever becomes of its leader', async () => {
    const { database, ports } = stage;
    const done: { fault: Fault; began: Date }[] = [];
    const strike = async () => {
      const began = new Date();
      done.push({ fault: await stage.strike(), began });
    };
    const timetable = { roundMs: 20_000, closeLeadMs: 1_000, beaconDelayMs: 500 };
    const { figures, acknowledged } = await betWhileKilling({ database, ports, strike, timetable }, strikes);
    const found = await inspect(database, acknowledged);
    if (process.env.FAULT_FAILOVERS) {
      const seconds = (fault: Fault) => {
        const each = figures.pausesMs
          .filter((_, index) => done[index]!.fault === fault)
          .toSorted((a, b) => a - b);
        const inSeconds = (ms = Number.NaN) => (ms / 1000).toFixed(1);
        return `${each.length} times, ${inSeconds(each[each.length >> 1])} s (${inSeconds(each[0])}–${inSeconds(each.at(-1))})`;
      };
      const late = figures.pausesMs
        .map((ms, index) => [`${done[index]!.fault} at ${done[index]!.began.toISOString()}, ms`, ms] as const)
        .filter(([, ms]) => ms > goalMs);
      process.stdout.write(
        figureTable([
          ...faults.map((fault) => [`${fault}: no bet acknowledged for`, seconds(fault)] as const),
          ...late,
          ['another node became the leader, times', stage.failovers()],
          ...betRows(figures, found),
          ['balances unlike their entries', found.balancesUnlikeEntries],
        ]),
      );
    }
    expect(found).toEqual(unharmed);
    expect(figures.acknowledged).toBeGreaterThan(50);
    expect(stage.failovers()).toBeGreaterThan(0);
  }, 10_800_000);
});
