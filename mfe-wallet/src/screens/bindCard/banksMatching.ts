import type { Bank } from '@members/contract';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** The banks whose name has all of the typed words, whatever their case and accents. */
export function banksMatching(banks: readonly Bank[], typed: string): Bank[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return banks.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}
