import { createContext, useContext } from 'react';

/** The release that a remote's screens come from, where the shell says it. */
export const ReleaseContext = createContext<string | null>(null);

/** The id of the release that runs, `0.1.0+1f3a…`: its version and the hash of its sources; null without a shell that says it. */
export const useRelease = (): string | null => useContext(ReleaseContext);
