import { failureOf } from '@widya/api-client/api-error';
import { useParticipantPerson } from '@widya/api-client/participants';
import type { PersonRecord } from '@widya/contract/participants';
import { LoadFailure } from '@widya/design-system/load-failure';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import type { ReactNode } from 'react';
import { useSource } from '../source/source-context.ts';
import { DRAWER_TEXTS as texts } from './texts.ts';

interface PersonTabProps {
  /** Of the registration; the person is the one behind it. */
  readonly id: number;
  readonly children: (person: PersonRecord) => ReactNode;
}

/** What is known of a person beyond this registration; read when the first of its tabs is opened. */
export function PersonTab({ id, children }: PersonTabProps) {
  const { data, error, retry, isValidating } = useParticipantPerson(useSource(), id);
  if (!data && error)
    return (
      <LoadFailure failure={failureOf(error)} title={texts.personFailed} onRetry={retry} retrying={isValidating} />
    );
  if (!data)
    return (
      <SkeletonArea>
        <SkeletonText lines={6} />
      </SkeletonArea>
    );
  return children(data);
}
