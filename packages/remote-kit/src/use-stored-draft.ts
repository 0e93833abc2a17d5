import { useContext } from 'react';
import { type LocalDraft, readStored } from './internal/draft-storage.ts';
import { RemoteNameContext } from './remote-name.ts';

/**
 * The draft that a form of the same remote has stored on this device, such as for a preview; null when there is none.
 * @param name as for `useLocalDraft`; null reads nothing.
 */
export function useStoredDraft<Values>(name: string | null): LocalDraft<Values> | null {
  const remote = useContext(RemoteNameContext);
  return name === null ? null : readStored({ remote, name });
}
