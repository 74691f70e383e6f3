import { useEffect, useState } from 'react';
import type { Switch } from './signInFromAddress';
import { lazyPart } from '../frame/lazyPart';
import { OptionalPart } from '../frame/OptionalPart';

const SwitchQuestion = lazyPart(async () => (await import('./SwitchQuestion')).SwitchQuestion);

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
  if (!to) return null;
  return (
    <OptionalPart>
      <SwitchQuestion to={to} />
    </OptionalPart>
  );
}
