import { playCanary, seededRandom, type Experience } from '../../testing/playCanary';

const trials = 1_000;
const rates = [
  { rate: 0.0001, loads: 30_000 },
  { rate: 0.001, loads: 20_000 },
  { rate: 0.01, loads: 10_000 },
  { rate: 0.1, loads: 2_000 },
];
const lives = [[0.05, 0.25, 0.5], [0.05], [0.5], [0.9]];

function stoppedOf(
  { shares, loads }: { shares: readonly number[]; loads: number },
  page: (random: () => number) => Experience,
) {
  let stopped = 0;
  for (let seed = 1; seed <= trials; seed += 1) {
    const random = seededRandom(seed);
    if (playCanary({ random, shares, loads, page: () => page(random) }).verdict === 'stop') stopped += 1;
  }
  return stopped;
}

const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

describe('of 1,000 canaries that are as good as the active release, ten at most are stopped', () => {
  for (const shares of lives) {
    for (const { rate, loads } of rates)
      test(`failing in ${rate * 100} % of ${loads} loads, at ${shares.join(', ')} of the members`, () => {
        const page = (random: () => number): Experience => ({
          failed: random() < rate ? 'mount' : undefined,
        });
        expect(stoppedOf({ shares, loads }, page)).toBeLessThanOrEqual(10);
      });

    test(`with presses of all lengths, at ${shares.join(', ')} of the members`, () => {
      const page = (random: () => number): Experience => ({ press: 120 * Math.exp(0.8 * normal(random)) });
      expect(stoppedOf({ shares, loads: 600 }, page)).toBeLessThanOrEqual(10);
    });
  }

  test('where members differ: some fail often, phones are slow and fast', () => {
    let stopped = 0;
    for (let seed = 1; seed <= trials; seed += 1) {
      const random = seededRandom(seed);
      const members = Array.from({ length: 1_000 }, () => ({
        place: random(),
        pressMs: 70 * Math.exp(0.5 * normal(random)),
        fails: random() < 0.05 ? 0.2 : 0.001,
      }));
      let member = members[0]!;
      const life = playCanary({
        random,
        shares: lives[0]!,
        loads: 1_500,
        inShare(share) {
          member = members[Math.floor(random() * members.length)]!;
          return member.place < share;
        },
        page: () => ({
          failed: random() < member.fails ? 'run' : undefined,
          press: member.pressMs * Math.exp(0.4 * normal(random)),
        }),
      });
      if (life.verdict === 'stop') stopped += 1;
    }
    expect(stopped).toBeLessThanOrEqual(10);
  });
});
