import { memberCalls, writeParams } from '@members/contract';
import { isAxiosError } from 'axios';
import { hasNetwork, onNetworkChange } from './network';
import { asApiError, send } from './request';
import { endedKey } from './session';

/** Without use a session has ended by itself after so long. */
const idleMs = 7 * 24 * 60 * 60 * 1000;

/** A session that is over here and may still be in force on the server. */
interface Ended {
  token: string;
  /** When, in milliseconds. */
  at: number;
}

function read(): Ended[] {
  try {
    const kept = JSON.parse(localStorage.getItem(endedKey) ?? '[]') as Ended[];
    return kept.filter(({ at }) => Date.now() - at < idleMs);
  } catch {
    return [];
  }
}

function keep(ended: readonly Ended[]): void {
  if (ended.length > 0) localStorage.setItem(endedKey, JSON.stringify(ended));
  else localStorage.removeItem(endedKey);
}

/** Ends a session on the server, now or when it can be reached again; until then its token is kept. */
export function endOnServer(token: string): void {
  keep([...read(), { token, at: Date.now() }]);
  void endKeptSessions();
}

/** Ends what is kept at the start of the page and whenever there is a network again. */
export function startEndingSessions(): void {
  void endKeptSessions();
  onNetworkChange(() => {
    if (hasNetwork()) void endKeptSessions();
  });
}

let ending: Promise<void> | undefined;

/** Resolves when the server has been asked about all that are kept, or can't be. */
export function endKeptSessions(): Promise<void> {
  ending ??= (async () => {
    for (let next = read()[0]; next; next = read()[0]) {
      const { token } = next;
      if (!(await hasEnded(token))) return;
      keep(read().filter((each) => each.token !== token));
    }
  })().finally(() => {
    ending = undefined;
  });
  return ending;
}

/** Whether the server has ended it, or has no such call. */
async function hasEnded(token: string): Promise<boolean> {
  const { method, params } = memberCalls.signOut;
  try {
    await send(memberCalls.signOut, { method, data: new URLSearchParams(writeParams(params, { token })) });
    return true;
  } catch (error) {
    const { cause } = asApiError(error);
    return isAxiosError(cause) && cause.response?.status === 404;
  }
}
