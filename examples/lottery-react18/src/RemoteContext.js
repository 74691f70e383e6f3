import { createContext, useContext } from 'react';

/** Texts, the shell's history, the query of the address, the release and `hold`. */
export const RemoteContext = createContext(null);

export const useRemote = () => useContext(RemoteContext);
