import { InvalidArgumentError } from '@commander-js/extra-typings';

/** Parses an argument or an option's value as a whole number from `min` on, or to `max`. */
export const wholeNumber =
  ({ min, max }: { min: number; max?: number }) =>
  (text: string): number => {
    const value = Number(text);
    const isWhole = /^\d+$/.test(text) && Number.isSafeInteger(value);
    if (isWhole && value >= min && value <= (max ?? value)) return value;
    throw new InvalidArgumentError(
      `It takes a whole number from ${min} ${max === undefined ? 'on' : `to ${max}`}.`,
    );
  };
