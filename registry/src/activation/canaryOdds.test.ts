import { playCanary, seededRandom, type Experience } from '../../testing/playCanary';

const steps = [0.05, 0.25, 0.5];

/** The fates of canaries, each with chances of its own. */
const fates = (
  trials: number,
  { loads, shares = steps }: { loads: number; shares?: readonly number[] },
  page: (ofCanary: boolean, random: () => number) => Experience,
) =>
  Array.from({ length: trials }, (_, seed) => {
    const random = seededRandom(seed + 1);
    return playCanary({ random, shares, loads, page: (ofCanary) => page(ofCanary, random) });
  });
const stopped = (all: readonly { verdict: string }[]) =>
  all.filter(({ verdict }) => verdict === 'stop').length / all.length;
const median = (all: readonly { loads: number }[]) =>
  all.map(({ loads }) => loads).sort((one, other) => one - other)[all.length >> 1];

/** In milliseconds: 70 in the median, one in twenty more than 220. */
const usualPress = (random: () => number) =>
  70 * Math.exp(0.7 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()));

describe('a canary that is looked at after every report', () => {
  it('is stopped by chance in one of a hundred at most where it is as good as the active release', () => {
    const fails = fates(300, { loads: 4_000 }, (_, random) => ({ failed: random() < 0.02 ? 'run' : undefined })); // oxfmt-ignore
    expect(stopped(fails)).toBeLessThanOrEqual(0.01);
    const presses = fates(100, { loads: 300 }, (_, random) => ({ press: usualPress(random) }));
    expect(stopped(presses)).toBeLessThanOrEqual(0.01);
  });

  it('is stopped soon where it fails more often, sooner where it does so much', () => {
    const failing = (rate: number) =>
      fates(30, { loads: 15_000 }, (ofCanary, random) => ({
        failed: random() < (ofCanary ? rate : 0.01) ? 'mount' : undefined,
      }));
    const [often, always] = [failing(0.1), failing(1)];
    expect([stopped(often), stopped(always)]).toEqual([1, 1]);
    expect(median(often)).toBeLessThan(2_500);
    expect(median(always)).toBeLessThan(300);
  });

  it('is stopped where each press takes 120 ms longer', () => {
    const slow = fates(30, { loads: 3_000 }, (ofCanary, random) => ({
      press: usualPress(random) + (ofCanary ? 120 : 0),
    }));
    expect(stopped(slow)).toBe(1);
    expect(median(slow)).toBeLessThan(500);
    expect(slow[0]!.why).toMatch(/^Taken back: presses of more than \d+ ms in \d+ of \d+ pages/);
  });

  it('is not stopped where it is better', () => {
    const better = fates(30, { loads: 4_000 }, (ofCanary, random) => ({
      failed: random() < (ofCanary ? 0.01 : 0.05) ? 'mount' : undefined,
      press: usualPress(random) + (ofCanary ? 0 : 120),
    }));
    expect(stopped(better)).toBe(0);
  });
});
