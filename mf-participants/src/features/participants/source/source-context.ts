import { useParticipantActions } from '@widya/api-client/participant-actions';
import type { ParticipantSource } from '@widya/api-client/participants';
import { createContext, useContext } from 'react';

const SourceContext = createContext<ParticipantSource | null>(null);

/** Provides the source of the participants to the components of the screen. */
export const SourceProvider = SourceContext.Provider;

/** The source of the screen, a class or a course. Stable as long as it is the same one. */
export function useSource(): ParticipantSource {
  const source = useContext(SourceContext);
  if (!source) throw new Error('useSource was called outside of the participant screen');
  return source;
}

/** Actions on the participants of the source. */
export const useSourceActions = () => useParticipantActions(useSource());
