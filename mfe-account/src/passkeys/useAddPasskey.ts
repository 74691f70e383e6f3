import { call, refresh, useWrite, type ApiError } from '@members/api-client';
import { passkeyCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { useState } from 'react';
import { makePasskey } from './browser';

/** Makes a passkey on this device for the member who gives the login password; `onAdded` is called where there is one. */
export function useAddPasskey(onAdded: () => void) {
  const { t } = useTexts('mfe-account');
  const ask = useWrite(passkeyCalls.newPasskey);
  const [making, setMaking] = useState(false);
  const [refusal, setRefusal] = useState('');

  async function add(password: string): Promise<void> {
    setRefusal('');
    setMaking(true);
    try {
      const { options } = await ask.mutateAsync({ params: { password }, quiet: true });
      const answer = await makePasskey(options);
      if (!('response' in answer)) {
        if (answer.why !== 'closed') setRefusal(t(`passkeys.${answer.why}`));
        return;
      }
      const { response } = answer;
      await call(passkeyCalls.addPasskey, { response, name: '' }, { quiet: true });
      void refresh(passkeyCalls.passkeys);
      onAdded();
    } catch (error) {
      const { kind, message } = error as ApiError;
      if (kind === 'refused') setRefusal(message);
    } finally {
      setMaking(false);
    }
  }

  return { add, adding: making, refusal };
}
