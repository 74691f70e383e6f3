import { languages, refusals } from '@members/contract';
import { fill, messages, refusalText } from '.';

type Texts = Record<string, Record<string, string>>;
const flat = (language: (typeof languages)[number]) =>
  new Map(
    Object.entries(messages(language) as unknown as Texts).flatMap(([group, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${group}.${key}`, text] as const),
    ),
  );
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const english = flat('en_us');

describe('messages in six languages (ROUTE-09)', () => {
  test('English refusals are those of the contract', () => {
    expect(messages('en_us').refusals).toEqual(refusals);
  });

  test.each(languages)('%s has every text, none empty, with the places of the English one', (language) => {
    const own = flat(language);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of own) {
      expect(text.trim()).not.toBe('');
      expect([key, places(text)]).toEqual([key, places(english.get(key)!)]);
    }
  });

  test.each(languages.filter((language) => language !== 'en_us'))('%s has texts of its own', (language) => {
    const same = [...flat(language)].filter(([key, text]) => text === english.get(key)).map(([key]) => key);
    // "Minimum {min}", "Bonus" and "Odds" are Malay too.
    expect(same.length).toBeLessThanOrEqual(3);
  });
});

test('a refusal text gets its values', () => {
  expect(refusalText('tooManyAttempts', 'en_us', { minutes: 10 })).toBe(
    'Too many attempts, please try again in 10 minutes',
  );
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
});
