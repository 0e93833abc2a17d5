import type { WrittenClass } from '@widya/contract/class-editing';
import type { ClassRecord } from '@widya/contract/classes';
import { ConflictDialog } from '@widya/design-system/conflict-dialog';
import { DraftBanner } from '@widya/design-system/draft-banner';
import { Stack } from '@widya/design-system/layout';
import { RecordPage } from '@widya/design-system/record-page';
import { SectionIndex } from '@widya/design-system/section-index';
import type { UseFormReturn } from '@widya/design-system/use-form';
import { useSession } from '@widya/remote-kit/session';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import type { ReactNode } from 'react';
import { FailureBanner } from '../failure/failure-banner.tsx';
import { errorsOf, SECTIONS } from './class-rules.ts';
import { ClassSections } from './class-sections.tsx';
import type { ClassValues } from './class-values.ts';
import { FormBar } from './form-bar.tsx';
import { SECTION_TITLES } from './texts.ts';
import { TodoBanner } from './todo-banner.tsx';
import { useClassForm } from './use-class-form.ts';
import { useDraft } from './use-draft.ts';

/** What surrounds the fields, drawn from the state of the form. */
export interface EditorState {
  /** The record as it was saved last; null for a class that does not exist yet. */
  readonly record: ClassRecord | null;
  readonly dirty: boolean;
  readonly form: UseFormReturn<ClassValues>;
  readonly values: () => ClassValues;
}

interface ClassEditorProps {
  readonly record: ClassRecord | null;
  readonly onSaved: (written: WrittenClass) => void;
  /** The head of the page. */
  readonly header?: (state: EditorState) => ReactNode;
  /** State, checklist and history beside the fields. */
  readonly side?: (state: EditorState) => ReactNode;
  /** Preview and publish controls in the bar. */
  readonly tools?: (state: EditorState) => ReactNode;
}

/** The form of a class with its section index, draft, conflict dialog and bar. Source: specification 1 §2.6 and §2.7. */
export function ClassEditor({ record, onSaved, header, side, tools }: ClassEditorProps) {
  const { user } = useSession();
  const code = record?.code ?? null;
  const editor = useClassForm(record, (written) => {
    draft.drop();
    onSaved(written);
  });
  const { form, base, changes, errors } = editor;
  const draft = useDraft(user.id, code, form, changes > 0);
  useUnsavedWork(changes > 0, editor.save);

  const state: EditorState = { record: base, dirty: changes > 0, form, values: () => form.getValues() };
  return (
    <>
      {header?.(state)}
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
              <SectionIndex
                sections={SECTIONS.map(({ id }) => ({ id, title: SECTION_TITLES[id], errors: errorsOf(id, errors) }))}
              />
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
          <TodoBanner form={form} record={base} />
          <FailureBanner failure={editor.failure} />
          <Stack gap="4">
            <ClassSections form={form} record={base} />
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
        {editor.conflict && (
          <ConflictDialog
            open
            who={editor.conflict.who}
            when={editor.conflict.when}
            fields={editor.conflict.fields}
            saving={editor.busy}
            onResolve={editor.conflict.resolve}
            onCancel={editor.conflict.cancel}
          />
        )}
      </form>
    </>
  );
}
