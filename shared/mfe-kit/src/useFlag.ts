import { createContext, use } from 'react';
import type { RemoteProps } from './contract';

/** The prop `flags`, where the shell gives one. */
export const FlagsContext = createContext<RemoteProps['flags']>(undefined);

/** Whether operators have switched a flag of this remote on for this member; false where nobody has set it. */
export const useFlag = (name: string): boolean => use(FlagsContext)?.[name] === true;
