const usernameForm = /^[A-Za-z0-9]{4,20}$/;

/** Call 18: 4-20 letters or digits. */
export const isUsername = (text: string) => usernameForm.test(text);

/** Calls 18 and 31: 6-20 characters. */
export const isPassword = (text: string) => {
  const { length } = [...text];
  return length >= 6 && length <= 20;
};

const longestRealName = 50;

/**
 * Call 27: a real name as it is kept, with its spaces put in order; `null` for what is none: no letter, more than
 * 50 characters, or characters that can't be seen.
 */
export function realNameOf(text: string): string | null {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  const isName = /\p{L}/u.test(name) && !/\p{C}/u.test(name) && [...name].length <= longestRealName;
  return isName ? name : null;
}

/** Calls 17 and 31: five wrong passwords of one client within ten minutes lock a name for it, whether anybody has it or not. */
export const lock = { failures: 5, failuresPerAddress: 50, windowMs: 10 * 60 * 1000 } as const;

/** How long sign-ins and failures stay on record. */
export const keptSignInsMs = 90 * 24 * 60 * 60 * 1000;

/** Whole minutes until the oldest failure leaves the window, at least one. */
export function minutesLocked(oldestFailureAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((oldestFailureAt.getTime() + lock.windowMs - now.getTime()) / 60_000));
}

/** Seconds of a video that a member without full access sees (CONST-05). */
export const trialSeconds = 15;

export const avatarUrl = (number: number) => `/head/${number}.png`;

/** The number of a built-in avatar (D42), `null` for another address. */
export function builtInAvatar(url: string): number | null {
  const number = /^\/head\/([1-9]\d{0,3})\.png$/.exec(url)?.[1];
  return number === undefined ? null : Number(number);
}
