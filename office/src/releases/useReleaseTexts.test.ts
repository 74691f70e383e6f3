import { englishReleases } from '../../testing/englishReleases';
import type { ReleaseTexts } from './useReleaseTexts';

let texts: ReleaseTexts;
beforeAll(async () => {
  texts = await englishReleases();
});

test('only a share of 0 is shown as 0%', () => {
  expect([0, 0.0001, 0.05, 0.125, 1].map(texts.share)).toEqual(['0%', 'under 0.1%', '5%', '12.5%', '100%']);
});

test('sizes and times change their unit where they get long', () => {
  expect([1, 84_001, 1_234_567].map(texts.bytes)).toEqual(['1 kB', '85 kB', '1.2 MB']);
  expect([0, 999, 1400].map(texts.ms)).toEqual(['0 ms', '999 ms', '1.4 sec']);
});

test('a count of one is singular', () => {
  expect([1, 1234].map((value) => texts.many('loads', value))).toEqual(['1 load', '1,234 loads']);
});

test('evidence is no more exact than it needs to be', () => {
  expect([0.4, 1, 42.7, 1e6].map(texts.evidence)).toEqual(['under 1', '1', '42', 'over 100']);
});
