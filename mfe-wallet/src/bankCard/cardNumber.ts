const longest = 24;

/** A card number in groups of four, as cards print it. */
export const groupDigits = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** The end of a card number, for places where it only has to be recognised. */
export const maskedNumber = (digits: string): string => `••••\u00a0${digits.slice(-4)}`;

export interface TypedNumber {
  digits: string;
  /** Where the caret stands in the grouped text. */
  caret: number;
}

/** What a change of the grouped text makes of the number: digits only, 24 at most (VAL-12, D47). */
export function typeNumber(before: string, text: string, caret: number): TypedNumber {
  let digits = digitsOf(text);
  let behind = digitsOf(text.slice(0, caret)).length;
  // Erasing the gap between two groups means the digit before it.
  if (digits === before && text.length < groupDigits(before).length && behind > 0) {
    behind -= 1;
    digits = digits.slice(0, behind) + digits.slice(behind + 1);
  }
  digits = digits.slice(0, longest);
  return { digits, caret: caretBehind(digits, Math.min(behind, digits.length)) };
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

function caretBehind(digits: string, count: number): number {
  const isEnd = count === digits.length;
  return groupDigits(digits.slice(0, count)).length + (count > 0 && count % 4 === 0 && !isEnd ? 1 : 0);
}
