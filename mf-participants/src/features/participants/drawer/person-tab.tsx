import { useParticipantPerson } from '@widya/api-client/participants';
import type { PersonRecord } from '@widya/contract/participants';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import type { ReactNode } from 'react';
import { useSource } from '../source/source-context.ts';
import { DRAWER_TEXTS as texts } from './texts.ts';

interface PersonTabProps {
  /** Id of the registration of the person. */
  readonly id: number;
  readonly children: (person: PersonRecord) => ReactNode;
}

/** Facts of a person beyond this registration, loaded when one of these tabs is first opened. */
export function PersonTab({ id, children }: PersonTabProps) {
  const { data, error, retry, isValidating } = useParticipantPerson(useSource(), id);
  if (!data) return <PendingRead of={{ error, retry, isValidating }} title={texts.personFailed} lines={6} />;
  return children(data);
}
