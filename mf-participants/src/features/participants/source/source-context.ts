import { useParticipantActions } from '@widya/api-client/participant-actions';
import type { ParticipantSource } from '@widya/api-client/participants';
import { createContext, useContext } from 'react';

const SourceContext = createContext<ParticipantSource | null>(null);

/** Gives the parts of the screen the place their people come from. */
export const SourceProvider = SourceContext.Provider;

/** The source of the screen: a class, or a self-paced course. It stays the same as long as the screen shows the same one. */
export function useSource(): ParticipantSource {
  const source = useContext(SourceContext);
  if (!source) throw new Error('useSource was called outside of the participant screen');
  return source;
}

/** What staff do to the people of the source. */
export const useSourceActions = () => useParticipantActions(useSource());
