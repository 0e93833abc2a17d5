import { failureOf } from '@widya/api-client/api-error';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { RecordPage } from '@widya/design-system/record-page';
import { SectionIndex } from '@widya/design-system/section-index';
import { focusUnread } from '@widya/design-system/unread-input';
import { type ReactNode, useEffect, useRef } from 'react';
import { EditorConflict } from './editor-conflict.tsx';
import { EditorDraft } from './editor-draft.tsx';
import type { EditorState } from './editor-state.ts';
import { FormBar } from './form-bar.tsx';
import { SAVE_TEXTS } from './texts.ts';

interface RecordEditorProps<Values> {
  readonly editor: EditorState<Values>;
  /** Section index with the number of errors; omitted for a short form. */
  readonly sections?: readonly { readonly id: string; readonly title: string; readonly errors: number }[];
  /** State, checklist and history below the section index. */
  readonly side?: ReactNode;
  /** Content above the fields. */
  readonly notice?: ReactNode;
  /** Message of a failure for which the API sends none. */
  readonly failed?: string;
  /** The fields by section. */
  readonly children: ReactNode;
  /** Preview and publish controls in the save bar. */
  readonly tools?: ReactNode;
}

/**
 * Frame of a form on a page: section index, draft, error, fields, save bar and conflict dialog. Source: A-165 and
 * C-023.
 */
export function RecordEditor<Values>(props: RecordEditorProps<Values>) {
  const { editor, sections, side, notice, failed = SAVE_TEXTS.failed, children, tools } = props;
  const { draft, failure } = editor;
  const refusal = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const save = () => {
    if (!focusUnread(form.current)) void editor.save();
  };
  // Scrolls to the error, because the button is at the bottom and the error above the form.
  useEffect(() => {
    if (failure) refusal.current?.scrollIntoView?.({ block: 'center' });
  }, [failure]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <RecordPage
        side={
          <>
            {sections && <SectionIndex sections={sections} />}
            {side}
          </>
        }
      >
        <EditorDraft editor={editor} />
        {notice}
        {Boolean(failure) && (
          <div ref={refusal}>
            <FailureBanner failure={failureOf(failure, failed)} />
          </div>
        )}
        <Stack gap="4">{children}</Stack>
        <FormBar
          changes={editor.changes}
          isNew={editor.base === null}
          problems={Object.keys(editor.errors).length}
          saving={editor.busy}
          draftAt={draft.savedAt}
          short={sections === undefined}
          onSave={save}
          onDiscard={() => {
            editor.discard();
            draft.drop();
          }}
        >
          {tools}
        </FormBar>
      </RecordPage>
      <EditorConflict editor={editor} />
    </form>
  );
}
