import type { ParticipantSource } from '@widya/api-client/participants';
import { useMemo } from 'react';
import { ParticipantList } from './participant-list.tsx';
import { SourceProvider } from './source/source-context.ts';

/** The list of participants, shared by classes and courses. */
export function ParticipantScreen({ kind, code }: ParticipantSource) {
  const source = useMemo(() => ({ kind, code }), [kind, code]);
  return (
    <SourceProvider key={`${kind} ${code}`} value={source}>
      <ParticipantList />
    </SourceProvider>
  );
}
