import { call, newIdempotencyKey, type ApiError } from '@members/api-client';
import { signedWithdrawalCalls } from '@members/contract';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { sentAmount } from '../../amounts';

/** Whether the browser knows passkeys on this page: over TLS, and on localhost. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** What was signed and not answered: sent again as it is, it is the same withdrawal. */
interface Unanswered {
  amount: string;
  key: string;
  response: string;
}

interface Told {
  onRequested: (amountMinor: number) => void;
  /** It was answered, or may have had its effect all the same. */
  onSent: () => void;
  /** The browser could not use the passkey; what the member has closed is not told. */
  onFailed: () => void;
}

/** Requests a withdrawal with a passkey, which signs amount, card and attempt (KEY-04); once, whatever the network does. */
export function useSignedWithdrawal({ onRequested, onSent, onFailed }: Told) {
  const [signing, setSigning] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [unanswered, setUnanswered] = useState<Unanswered | null>(null);

  async function sign(amount: string): Promise<Unanswered | null> {
    const key = newIdempotencyKey();
    const [{ options }, { startAuthentication }] = await Promise.all([
      call(signedWithdrawalCalls.askToWithdraw, { amount, key }, { quiet: true }),
      import('@simplewebauthn/browser'),
    ]);
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    return startAuthentication({ optionsJSON }).then(
      (signed) => ({ amount, key, response: JSON.stringify(signed) }),
      ({ name }: Error) => {
        if (name !== 'NotAllowedError' && name !== 'AbortError') onFailed();
        return null;
      },
    );
  }

  async function send(signed: Unanswered): Promise<void> {
    const { amount, key, response } = signed;
    setUnanswered(signed);
    try {
      const options = { idempotencyKey: key, quiet: true };
      await call(signedWithdrawalCalls.withdrawSigned, { amount, response }, options);
      setUnanswered(null);
    } catch (error) {
      if ((error as ApiError).kind === 'refused') setUnanswered(null);
      throw error;
    } finally {
      onSent();
    }
  }

  const request = async (amountMinor: number): Promise<void> => {
    const amount = sentAmount(amountMinor);
    setSigning(true);
    setRefusal(null);
    try {
      const signed = unanswered?.amount === amount ? unanswered : await sign(amount);
      if (!signed) return;
      await send(signed);
      onRequested(amountMinor);
    } catch (error) {
      // The api client has told where there is no network.
      if ((error as ApiError).kind === 'refused') setRefusal(error as ApiError);
    } finally {
      setSigning(false);
    }
  };

  return { request, signing, refusal, forget: () => setRefusal(null), unanswered: unanswered !== null };
}
