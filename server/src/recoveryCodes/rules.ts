import { randomInt } from 'node:crypto';

export const codesAtATime = 10;

/** Crockford's digits: none is mistaken for another. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/** A code of 60 random bits, such as "7GKD-Q2X0-M4TB". */
export const newCode = (): string => shown(Array.from({ length }, () => digits[randomInt(32)]).join(''));

const shown = (code: string) => code.replace(/.{4}(?=.)/g, '$&-');

/** A code as it was made, however it is typed; `null` for what is none. */
export function codeOf(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return new RegExp(`^[${digits}]{${length}}$`).test(code) ? shown(code) : null;
}
