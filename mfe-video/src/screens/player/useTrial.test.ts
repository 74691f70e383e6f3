import { playbackRates, startOf, trialCheckMs } from '@members/contract';
import { isTrialOver } from './useTrial';

describe('the start of a clip (PLAY-06, D37, CONST-05)', () => {
  it('is its second 30', () => {
    expect([31, 50, 134].map(startOf)).toEqual([30, 30, 30]);
  });

  it('is its beginning where it has no more than 30 seconds, or no known length', () => {
    expect([30, 12, 0, NaN].map(startOf)).toEqual([0, 0, 0, 0]);
  });
});

describe('the end of a trial (PLAY-07, D37)', () => {
  const limit = { startSeconds: 30, trialSeconds: 15 };
  const over = (positionSeconds: number, watchedSeconds: number) =>
    isTrialOver({ positionSeconds, watchedSeconds }, limit);

  it('comes after 15 seconds of viewing, wherever they were', () => {
    expect(over(44.9, 14.9)).toBe(false);
    expect(over(45, 14.9)).toBe(true);
    expect(over(12, 14.9)).toBe(false);
    expect(over(12, 15)).toBe(true);
  });

  it('comes at once for who moves past it', () => {
    expect(over(90, 0)).toBe(true);
  });

  it('counts from the beginning of a clip that starts there', () => {
    const short = { startSeconds: 0, trialSeconds: 15 };
    expect(isTrialOver({ positionSeconds: 14, watchedSeconds: 14 }, short)).toBe(false);
    expect(isTrialOver({ positionSeconds: 15, watchedSeconds: 14 }, short)).toBe(true);
  });
});

test('a trial is looked at every 2 s, and there are four speeds (CONST-05, CONST-06)', () => {
  expect(trialCheckMs).toBe(2_000);
  expect(playbackRates).toEqual([0.75, 1, 1.5, 2]);
});
