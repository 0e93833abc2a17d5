import { usePersonRegistrations } from '@widya/api-client/person';
import type { PersonRegistration } from '@widya/contract/person';
import { Muted } from '@widya/design-system/layout';
import type { PersonItem } from '../../../features/participants/drawer/record-list.tsx';
import { PERSON_PAGE_TEXTS as texts } from '../texts.ts';
import { type PartProps, PartSection } from './part-section.tsx';

const noteOf = (label: string, text: string | undefined) =>
  text ? (
    <p>
      <Muted>{label}: </Muted>
      {text}
    </p>
  ) : null;

const noteItems = (rows: readonly PersonRegistration[]): readonly PersonItem[] =>
  rows
    .filter(({ note, participant_note }) => note || participant_note)
    .map(({ kind, id, name, code, note, participant_note }) => ({
      key: `${kind}${id}`,
      title: name,
      badges: null,
      sub: code,
      detail: (
        <>
          {noteOf(texts.staffNote, note)}
          {noteOf(texts.ownNote, participant_note)}
        </>
      ),
    }));

/** Notes of staff and the person on registrations. */
export function NotesPart(props: PartProps) {
  const query = usePersonRegistrations(props.person.id);
  return <PartSection {...props} name="notes" query={query} items={noteItems} />;
}
