import { createContext } from 'react';

/** For the shell: name of the remote whose screen is rendered; null for screens of the shell. */
export const RemoteNameContext = createContext<string | null>(null);
