import { createContext, use, useEffect } from 'react';
import type { RemoteProps } from './contract';

/** The prop `hold`, where the shell gives one. */
export const HoldContext = createContext<RemoteProps['hold']>(undefined);

/** Keeps this release while `active`, e.g. while there is something in a form, up to the shell's deadline. */
export function useHold(active: boolean, reason: string): void {
  const hold = use(HoldContext);
  useEffect(() => (active ? hold?.(reason) : undefined), [hold, active, reason]);
}
