import type { Query } from '@widya/api-client/query';
import type { PersonHead, PersonPart } from '@widya/contract/person';
import { Muted } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { useEffect } from 'react';
import { type PersonItem, RecordList } from '../../../features/participants/drawer/record-list.tsx';
import { PERSON_PAGE_TEXTS as texts } from '../texts.ts';

/** A section of the page; notes are loaded with the registrations. */
export type SectionName = PersonPart | 'notes';

export interface PartProps {
  readonly person: PersonHead;
  /** All parts load in parallel, but each is shown after those above it, so that nothing moves while reading. */
  readonly shown: boolean;
  /** Called after an answer or a failure, so that the next part may be shown. */
  readonly onSettled: (name: SectionName) => void;
}

interface PartSectionProps<Row> extends PartProps {
  readonly name: SectionName;
  readonly query: Query<readonly Row[]>;
  readonly items: (rows: readonly Row[]) => readonly PersonItem[];
}

/** An empty part takes one line, because few people have content in every part. */
const Rows = ({ items, empty }: { readonly items: readonly PersonItem[]; readonly empty: string }) =>
  items.length === 0 ? <Muted>{empty}</Muted> : <RecordList items={items} empty={empty} />;

/** A part of the person's page: loading, empty, failed with a retry, or its rows. */
export function PartSection<Row>({ name, query, items, shown, onSettled }: PartSectionProps<Row>) {
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
        <Rows items={items(data)} empty={texts.empty[name]} />
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
