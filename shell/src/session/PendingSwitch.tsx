import { optionalPart } from '@members/mfe-kit';
import { useEffect, useState } from 'react';
import type { Switch } from './ticket';

const SwitchQuestion = optionalPart(async () => (await import('./SwitchQuestion')).SwitchQuestion);

/** The question of single sign-on, once there is one; nearly always there is none. */
export function PendingSwitch({ signingIn }: { signingIn: Promise<Switch | null> }) {
  const [to, setTo] = useState<Switch | null>(null);
  useEffect(() => {
    let current = true;
    void signingIn.then((found) => current && setTo(found));
    return () => {
      current = false;
    };
  }, [signingIn]);
  return to && <SwitchQuestion to={to} />;
}
