import { ApiError } from '@members/api-client';
import { failureText, lengthText, momentText } from './controlTexts';

describe('times in the sheet', () => {
  it.each([
    ['en_us', 'Nov 22, 2026, 09:05 UTC'],
    ['zh_cn', '2026年11月22日 UTC 09:05'],
    ['vn_vn', '09:05 UTC 22 thg 11, 2026'],
  ] as const)('are UTC in the way of %s', (language, text) => {
    expect(momentText('2026-11-22T09:05:59.000Z', language)).toBe(text);
  });

  it.each([
    [30, 'en_us', '30 minutes'],
    [60, 'en_us', '1 hour'],
    [150, 'en_us', '2 hours 30 minutes'],
    [90, 'ko_ko', '1시간 30분'],
  ] as const)('%d minutes of play in %s: %s', (minutes, language, text) => {
    expect(lengthText(minutes, language)).toBe(text);
  });
});

describe('a failure beside a field', () => {
  it.each([
    ['refused', 'A pause can be made longer, not shorter'],
    ['failed', 'Try again'],
    ['malformed', 'Try again'],
    ['network', undefined],
    ['auth', undefined],
  ] as const)('%s: %s', (kind, text) => {
    expect(failureText(new ApiError(kind, 'A pause can be made longer, not shorter'), 'Try again')).toBe(
      text,
    );
  });
});
