import { installKey } from './installKey';

/** The last day on which the app was opened, and on how many it was; forgotten with the session. */
const daysKey = 'members.days';

/** On how many days somebody comes before the app offers to be installed (FIRST-03). */
export const earnedAfterDays = 3;

const never = 'never';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** Counts the days on which the app was opened. Returns whether the offer is earned and was never answered. */
export function isOfferEarned(storage: Kept, today: string): boolean {
  if (storage.getItem(installKey) === never) return false;
  const [day = '', count = ''] = (storage.getItem(daysKey) ?? '').split(' ');
  const days = (/^\d+$/.test(count) ? Number(count) : 0) + (day === today ? 0 : 1);
  if (day !== today) storage.setItem(daysKey, `${today} ${days}`);
  return days >= earnedAfterDays;
}

/** The offer was answered, one way or the other, and is never made again in this browser. */
export const endOffer = (storage: Kept): void => storage.setItem(installKey, never);

/** The browser's own prompt, which it hands out once. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** Kept by the script in the page's head, since the browser tells of it before any other code runs. */
    membersInstall?: InstallPrompt;
  }
}

export type OfferKind = 'prompt' | 'words' | null;

/** How the app can be installed here: by the browser's prompt, by words (Safari on iOS), or not at all. */
export function offerKind({ navigator, membersInstall, matchMedia }: Window): OfferKind {
  if (matchMedia('(display-mode: standalone)').matches) return null;
  if (membersInstall) return 'prompt';
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return standalone === false ? 'words' : null;
}
