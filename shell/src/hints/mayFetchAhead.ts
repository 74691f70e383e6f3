import { hasNetwork } from '@members/api-client/shell';

/** Why a screen may be the next: its link was pressed or has the keyboard's focus, or it is a tab in sight. */
export type Occasion = 'pressed' | 'focused' | 'in sight';

/** What a page knows of its device. */
export interface Conditions {
  online: boolean;
  visible: boolean;
  /** The member has asked the browser to save data. */
  saveData: boolean;
  /** As the Network Information API says it, e.g. `4g`; empty where a browser does not tell. */
  effectiveType: string;
  /** The battery is nearly empty and not charging; false where a browser does not tell. */
  lowBattery: boolean;
}

const slow = ['2g', 'slow-2g'];
const lowLevel = 0.2;

/**
 * Whether a screen may be fetched before it is opened. A pressed link is as good as opened; anything else is a guess, and
 * who saves data, has a slow network or a low battery pays for no guesses.
 */
export function mayFetchAhead(occasion: Occasion, conditions: Conditions): boolean {
  const { online, visible, saveData, effectiveType, lowBattery } = conditions;
  const guessesWelcome = !saveData && !lowBattery && !slow.includes(effectiveType);
  return online && visible && (occasion === 'pressed' || guessesWelcome);
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

interface Battery {
  level: number;
  charging: boolean;
}

let battery: Battery | undefined;

/** Asks the browser for the battery, whose state is read whenever something may be fetched ahead. */
export async function followBattery(): Promise<void> {
  const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
  battery = await getBattery?.call(navigator).catch(() => undefined);
}

export function conditionsNow(): Conditions {
  const { connection } = navigator as { connection?: Connection };
  return {
    online: hasNetwork(),
    visible: document.visibilityState === 'visible',
    saveData: connection?.saveData ?? false,
    effectiveType: connection?.effectiveType ?? '',
    lowBattery: battery !== undefined && !battery.charging && battery.level <= lowLevel,
  };
}
