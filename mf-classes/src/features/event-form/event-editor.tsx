import type { EventRecord } from '@widya/contract/events';
import { ConflictDialog } from '@widya/design-system/conflict-dialog';
import { DraftBanner } from '@widya/design-system/draft-banner';
import { Stack } from '@widya/design-system/layout';
import { RecordPage } from '@widya/design-system/record-page';
import { SectionIndex } from '@widya/design-system/section-index';
import { useWatch } from '@widya/design-system/use-form';
import { useSession } from '@widya/remote-kit/session';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormBar } from '../class-form/form-bar.tsx';
import { FailureBanner } from '../failure/failure-banner.tsx';
import { EventSections } from './event-sections.tsx';
import type { EventValues } from './event-values.ts';
import { sectionsOf } from './sections.ts';
import { useEventForm } from './use-event-form.ts';
import { useLocalDraft } from './use-local-draft.ts';

/** What surrounds the fields, drawn from the state of the form. */
export interface EventEditorState {
  /** The event as it was saved last; null for one that does not exist yet. */
  readonly record: EventRecord | null;
  readonly dirty: boolean;
  /** Tells the form that a call of its own (a picture, the publish button) has changed the event. */
  readonly goOn: (version: number) => void;
}

interface EventEditorProps {
  readonly record: EventRecord | null;
  /** What has been said of a new event before: its name. */
  readonly start?: Partial<EventValues>;
  /** Belongs to saving, which lasts until it is done; must not fail. */
  readonly onWritten?: (saved: EventRecord) => Promise<void>;
  /** Once nothing is unsaved any more, so that the screen may be left without being asked. */
  readonly onSaved: (saved: EventRecord) => void;
  readonly pictures: (state: EventEditorState) => ReactNode;
  /** Below the fields. */
  readonly after?: (state: EventEditorState) => ReactNode;
  /** State and links beside the fields. */
  readonly side?: (state: EventEditorState) => ReactNode;
  /** Publish controls in the bar. */
  readonly tools?: (state: EventEditorState) => ReactNode;
}

const NOTHING: Partial<EventValues> = {};

/** The form of a single-session event with its section index, draft, conflict dialog and bar. Source: specification 1 §2 and §3. */
export function EventEditor(props: EventEditorProps) {
  const { record, start = NOTHING, onWritten, onSaved, pictures, after, side, tools } = props;
  const { user } = useSession();
  const [saved, setSaved] = useState<EventRecord | null>(null);
  const editor = useEventForm(record, start, async (written) => {
    await onWritten?.(written);
    draft.drop();
    setSaved(written);
  });
  const { form, base, changes, errors, conflict } = editor;
  const typed = useWatch({ control: form.control }) as EventValues;
  const draft = useLocalDraft(`event:${user.id}:${record?.id ?? 'baru'}`, changes > 0 ? typed : null);
  useUnsavedWork(changes > 0, editor.save);
  const told = useRef(onSaved);
  told.current = onSaved;
  // After the line above: the shell knows by then that nothing is unsaved.
  useEffect(() => {
    if (saved === null || changes > 0) return;
    setSaved(null);
    told.current(saved);
  }, [saved, changes]);
  const state: EventEditorState = { record: base, dirty: changes > 0, goOn: editor.goOn };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save();
      }}
    >
      <RecordPage
        side={
          <>
            <SectionIndex sections={sectionsOf(errors, base === null)} />
            {side?.(state)}
          </>
        }
      >
        {draft.offered && (
          <DraftBanner
            savedAt={draft.offered.savedAt}
            onRestore={() => {
              if (draft.offered) editor.fill(draft.offered.values);
              draft.takeUp();
            }}
            onDiscard={draft.drop}
          />
        )}
        <FailureBanner failure={editor.failure} />
        <Stack gap="4">
          <EventSections form={form} record={base} pictures={pictures(state)} />
          {after?.(state)}
        </Stack>
        <FormBar
          changes={changes}
          isNew={base === null}
          problems={Object.keys(errors).length}
          saving={editor.busy}
          draftAt={draft.savedAt}
          onSave={() => void editor.save()}
          onDiscard={() => {
            editor.discard();
            draft.drop();
          }}
        >
          {tools?.(state)}
        </FormBar>
      </RecordPage>
      {conflict && (
        <ConflictDialog
          open
          who={conflict.who}
          when={conflict.when}
          fields={conflict.fields}
          saving={editor.busy}
          onResolve={conflict.resolve}
          onCancel={conflict.cancel}
        />
      )}
    </form>
  );
}
