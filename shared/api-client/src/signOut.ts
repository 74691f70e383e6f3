import { memberCalls, writeParams } from '@members/contract';
import { hasNetwork, onNetworkChange } from './network';
import { asApiError, isMissingCall, send } from './request';

/** Tokens of sessions that are over here and may still be in force on the server. No storage keeps them (STATE-02). */
let ended: string[] = [];

let following = false;

/** Ends a session on the server, now or as soon as there is a network again. */
export function endOnServer(token: string): void {
  ended.push(token);
  void endSessions();
  if (following) return;
  following = true;
  onNetworkChange(() => {
    if (hasNetwork()) void endSessions();
  });
}

let ending: Promise<void> | undefined;

/** Resolves when the server has been asked about all of them, or can't be. */
export function endSessions(): Promise<void> {
  ending ??= (async () => {
    for (let [token] = ended; token; [token] = ended) {
      if (!(await hasEnded(token))) return;
      ended = ended.filter((each) => each !== token);
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
    return isMissingCall(asApiError(error));
  }
}
