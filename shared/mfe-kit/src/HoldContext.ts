import { createContext } from 'react';
import type { RemoteProps } from './contract';

/** The shell's `hold`, where it gives one. */
export const HoldContext = createContext<RemoteProps['hold']>(undefined);
