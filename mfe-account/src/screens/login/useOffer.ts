import { beginSession, fetchCall, type ApiError } from '@members/api-client';
import { passkeyCalls, siteCalls, type Session } from '@members/contract';
import { useState } from 'react';
import { keepsPasskeys } from '../../passkeys/browser';

/** What is asked for the offer holds nobody up for longer. */
const longestMs = 1_500;

/**
 * What comes between a password that was right and the app: nothing, or the offer of a passkey where this device keeps some
 * and the server says that it was not answered yet (KEY-02). While `holding` the login's screen stays.
 */
export function useOffer() {
  const [holding, setHolding] = useState(false);
  const [password, setPassword] = useState<string | null>(null);

  /** Whether an offer may follow is known before the answer of a login. */
  const hold = () => setHolding(true);

  async function signedIn(session: Session, typed: string): Promise<void> {
    beginSession(session);
    if (await isOffered()) setPassword(typed);
    else setHolding(false);
  }

  const leave = () => {
    setPassword(null);
    setHolding(false);
  };

  return { holding, offeredFor: password, hold, signedIn, leave };
}

async function isOffered(): Promise<boolean> {
  const asked = async () => {
    const [keeps, { takesPostTwins }] = await Promise.all([
      keepsPasskeys(),
      fetchCall(siteCalls.siteInfo, undefined),
    ]);
    return keeps && takesPostTwins && (await fetchCall(passkeyCalls.passkeys, undefined)).offered;
  };
  const late = new Promise<false>((resolve) => setTimeout(resolve, longestMs, false));
  return Promise.race([asked().catch((_error: ApiError) => false), late]);
}
