import type { HelpAnswer, HelpTopic } from '@members/contract';

const inCjk = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** Letters without case, accents and forms: "Contraseña" and "contrasena" are one word. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd');

/**
 * What is looked for, in pieces: words, and pairs of signs where words aren't parted by spaces, or end in particles, as in
 * Chinese and Korean.
 */
function piecesOf(query: string): string[] {
  const words = plain(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  const pieces = words.flatMap((word) => {
    if (!inCjk.test(word) || word.length < 3) return [word];
    return Array.from({ length: word.length - 1 }, (_, start) => word.slice(start, start + 2));
  });
  return [...new Set(pieces)];
}

export interface Found {
  topic: HelpTopic;
  answer: HelpAnswer;
}

/** The answers with at least half of what is looked for, the likeliest first: words of the question count most. */
export function searchHelp(topics: readonly HelpTopic[], query: string): Found[] {
  const pieces = piecesOf(query);
  if (pieces.length === 0) return [];
  const scored = topics.flatMap((topic) =>
    topic.answers.map((answer) => {
      const places = [plain(answer.question), plain(topic.name), plain(answer.text)] as const;
      const found = pieces.filter((piece) => places.some((place) => place.includes(piece)));
      const weights = [4, 2, 1] as const;
      const score = found.reduce(
        (sum, piece) =>
          sum + weights.reduce((most, weight, at) => most + (places[at]!.includes(piece) ? weight : 0), 0),
        0,
      );
      return { topic, answer, score, share: found.length / pieces.length };
    }),
  );
  return scored
    .filter(({ share }) => share >= 0.5)
    .toSorted((one, other) => other.share - one.share || other.score - one.score)
    .map(({ topic, answer }) => ({ topic, answer }));
}
