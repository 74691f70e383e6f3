import { createContext, useContext } from 'react';

/** The prop `release`, where the shell gives one. */
export const ReleaseContext = createContext<string | null>(null);

/** The id of the release that runs, `0.1.0+1f3a…`: its version and the hash of its sources; null without a shell that says it. */
export const useRelease = (): string | null => useContext(ReleaseContext);
