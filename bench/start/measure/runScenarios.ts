import type { Sample, Scenario } from './samples';

/**
 * Measures every scenario for its systems in turn, round by round, each round beginning with another system, so that
 * whatever the machine does meanwhile meets all of them. A measurement that fails is told and left out.
 */
export async function runScenarios(all: readonly Scenario[], rounds: number) {
  const samples: Sample[] = [];
  const failures: string[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const { part, name, systems, measure } of all)
      for (const system of rotated(systems, round)) {
        try {
          const measured = await measure(system);
          samples.push(...measured.map((each) => ({ part, system, round, ...each })));
        } catch (error) {
          failures.push(`${system}, ${name}: ${String(error).split('\n')[0]}`);
          console.error(failures.at(-1));
        }
      }
  return { samples, failures };
}

const rotated = <T>(list: readonly T[], by: number): T[] => {
  const first = by % list.length;
  return [...list.slice(first), ...list.slice(0, first)];
};
