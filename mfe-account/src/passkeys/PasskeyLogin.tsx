import { beginSession, call, deviceToken, type ApiError } from '@members/api-client';
import { passkeyCalls } from '@members/contract';
import { currentLanguage, useTexts } from '@members/i18n';
import { Button, VerifiedIcon } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { askPasskey, stopAsking, suggestsPasskeys } from './browser';

/** The server takes an answer for ten minutes. */
const askAgainMs = 8 * 60_000;

/** Logging in with a passkey (KEY-01): among the browser's suggestions at the username while the form is open, and by a button. */
export function PasskeyLogin() {
  const { t } = useTexts('mfe-account');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  const question = () => call(passkeyCalls.passkeyLogin, undefined, { quiet: true });

  /** Whether somebody is signed in now; what was refused stands below the button. */
  async function send(response: string): Promise<boolean> {
    setRefusal('');
    const params = { response, language: currentLanguage(), deviceToken: deviceToken() };
    try {
      beginSession(await call(passkeyCalls.loginWithPasskey, params, { quiet: true }));
      return true;
    } catch (error) {
      const { kind, message } = error as ApiError;
      if (kind === 'refused') setRefusal(message);
      return false;
    }
  }

  const suggest = useEffectEvent(async (isOver: () => boolean) => {
    if (!(await suggestsPasskeys())) return;
    const asked = await question().catch(() => null);
    if (!asked || isOver()) return;
    const answer = await askPasskey(asked.options, { suggested: true });
    if (!isOver() && 'response' in answer && !(await send(answer.response))) setAttempt((count) => count + 1);
  });

  /** Counts the questions at the field: another one follows what was refused, closed, or is about to expire. */
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (busy) return;
    let over = false;
    void suggest(() => over);
    const timer = setTimeout(() => setAttempt((count) => count + 1), askAgainMs);
    return () => {
      over = true;
      clearTimeout(timer);
      void stopAsking();
    };
  }, [attempt, busy]);

  const press = async () => {
    setBusy(true);
    setRefusal('');
    try {
      const { options } = await question();
      const answer = await askPasskey(options);
      if ('response' in answer) await send(answer.response);
      else if (answer.why === 'failed') setRefusal(t('passkeys.failed'));
    } catch (error) {
      const { kind, message } = error as ApiError;
      if (kind === 'refused') setRefusal(message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        variant="secondary"
        size="l"
        block
        icon={<VerifiedIcon size={20} />}
        busy={busy}
        onClick={() => void press()}
      >
        {t('passkeys.logIn')}
      </Button>
      {refusal && <FormMessage>{refusal}</FormMessage>}
    </>
  );
}
