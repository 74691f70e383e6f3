import { describe, expect, it } from '@jest/globals';
import type { Sample } from '../measure/samples';
import { summary } from './summary';

const figures = (usableMs: number): Sample['figures'] => ({
  contentMs: usableMs / 2,
  usableMs,
  answersMs: usableMs,
  largestMs: 0,
  shift: 0,
  longestTaskMs: 0,
  blockingMs: 0,
  requests: 0,
  bytes: 0,
});

const sample = (system: string, round: number, usableMs: number): Sample => ({
  part: 'starts',
  system,
  screen: 'home',
  state: 'cold',
  round,
  figures: figures(usableMs),
});

const key = { part: 'starts', system: 'own', screen: 'home', state: 'cold' } as const;
const usable = ({ usableMs }: Sample['figures']) => usableMs;

describe('the summary of a run', () => {
  it('has the median of the rounds and their ends', () => {
    const { middle } = summary([sample('own', 0, 300), sample('own', 1, 100), sample('own', 2, 200)]);
    expect(middle(key, usable)).toEqual({ median: 200, lowest: 100, highest: 300 });
  });

  it('compares what was measured in the same round, whatever the machine did in another', () => {
    const { ratio } = summary([
      sample('own', 0, 100),
      sample('monolith', 0, 100),
      sample('own', 1, 900),
      sample('monolith', 1, 1000),
      sample('own', 2, 110),
      sample('monolith', 2, 100),
    ]);
    expect(ratio(key, 'monolith', usable)).toEqual({ median: 1, lowest: 0.9, highest: 1.1 });
  });

  it('leaves out a round in which the other one failed, and says nothing where there is none', () => {
    const samples = [sample('own', 0, 100), sample('own', 1, 300), sample('stock', 1, 200)];
    expect(summary(samples).ratio(key, 'stock', usable)?.median).toBe(1.5);
    expect(summary(samples).ratio(key, 'monolith', usable)).toBeNull();
  });
});
