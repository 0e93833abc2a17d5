import { useEventActions } from '@widya/api-client/events';
import type { EventRecord } from '@widya/contract/events';
import { toast } from '@widya/design-system/toast';
import { RecordEditor } from '@widya/record-kit/editor/record-editor';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { useSession } from '@widya/remote-kit/session';
import type { ReactNode } from 'react';
import { eventDraftName } from './draft-name.ts';
import { EVENT_FORM } from './event-definition.ts';
import { EventSections } from './event-sections.tsx';
import { changedEventFields, type EventValues } from './event-values.ts';
import { sectionsOf } from './sections.ts';
import { EVENT_SAVED as texts } from './texts.ts';

/** State of the form for the components around its fields. */
export interface EventEditorState {
  /** The event as last saved; null for a new event. */
  readonly record: EventRecord | null;
  readonly dirty: boolean;
  /** Takes over the event's version after another call, such as that of a picture or the publish button. */
  readonly adoptVersion: (version: number) => void;
  /** Returns the typed values, saved or not. */
  readonly values: () => EventValues;
}

interface EventEditorProps {
  readonly record: EventRecord | null;
  /** Known values of a new event: its name. */
  readonly start?: Partial<EventValues>;
  /** Called as a part of saving, which waits for it; must not reject. */
  readonly onWritten?: (saved: EventRecord) => Promise<void>;
  /** Called when nothing is unsaved any more, so that the screen can be left. */
  readonly onSaved: (saved: EventRecord) => void;
  readonly pictures: (state: EventEditorState) => ReactNode;
  /** Content below the fields. */
  readonly after?: (state: EventEditorState) => ReactNode;
  /** State and links beside the fields. */
  readonly side?: (state: EventEditorState) => ReactNode;
  /** Publish controls in the save bar. */
  readonly tools?: (state: EventEditorState) => ReactNode;
}

/** The form of a single-session event. Source: D45. */
export function EventEditor(props: EventEditorProps) {
  const { record, start, onWritten, onSaved, pictures, after, side, tools } = props;
  const { user } = useSession();
  const { create, update } = useEventActions();
  const editor = useRecordEditor({
    record,
    definition: EVENT_FORM,
    calls: {
      create,
      update: (_changes, over, values) => update(over.id, changedEventFields(over, values)),
      onWritten: ({ data }) => onWritten?.(data),
      announce: (_, created) => toast.success(created ? texts.created : texts.updated),
    },
    start,
    draftName: eventDraftName(user.id, record?.id ?? null),
    onSaved,
  });
  const { form, base, changes, errors } = editor;
  const state: EventEditorState = {
    record: base,
    dirty: changes > 0,
    adoptVersion: editor.adoptVersion,
    values: () => form.getValues(),
  };
  return (
    <RecordEditor
      editor={editor}
      sections={sectionsOf(errors, base === null)}
      side={side?.(state)}
      tools={tools?.(state)}
    >
      <EventSections form={form} record={base} pictures={pictures(state)} />
      {after?.(state)}
    </RecordEditor>
  );
}
