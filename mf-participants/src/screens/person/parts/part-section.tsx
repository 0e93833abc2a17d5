import type { Query } from '@widya/api-client/query';
import type { PersonHead, PersonPart } from '@widya/contract/person';
import { Muted } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { useEffect } from 'react';
import { type PersonThing, RecordList } from '../../../features/participants/drawer/record-list.tsx';
import { PERSON_PAGE_TEXTS as texts } from '../texts.ts';

/** A section of the page; the notes are read with the registrations. */
export type SectionName = PersonPart | 'notes';

export interface PartProps {
  readonly person: PersonHead;
  /** Every part asks at once and is shown after those above it, so that nothing moves what is being read. */
  readonly shown: boolean;
  /** It was answered or has failed: the next part may be shown. */
  readonly onSettled: (name: SectionName) => void;
}

interface PartSectionProps<Row> extends PartProps {
  readonly name: SectionName;
  readonly query: Query<readonly Row[]>;
  readonly things: (rows: readonly Row[]) => readonly PersonThing[];
}

/** What is not there takes one line: nine parts are rarely all filled. */
const Rows = ({ things, empty }: { readonly things: readonly PersonThing[]; readonly empty: string }) =>
  things.length === 0 ? <Muted>{empty}</Muted> : <RecordList things={things} empty={empty} />;

/** One part of what is known of a person: loading, empty, failed with another try, or its rows. */
export function PartSection<Row>({ name, query, things, shown, onSettled }: PartSectionProps<Row>) {
  const { data, error, retry, isValidating } = query;
  const isSettled = data !== undefined || error !== undefined;
  useEffect(() => {
    if (isSettled) onSettled(name);
  }, [isSettled, name, onSettled]);
  if (!shown) return null;
  const title = texts.parts[name];
  return (
    <RecordSection id={name} title={title}>
      {data ? (
        <Rows things={things(data)} empty={texts.empty[name]} />
      ) : (
        <PendingRead
          of={{ error, retry, isValidating }}
          title={texts.partFailed(title)}
          size="sm"
          label={title}
          lines={3}
        />
      )}
    </RecordSection>
  );
}
