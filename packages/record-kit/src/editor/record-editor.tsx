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
  /** The section index: titles with the number of errors. Left out in a short form. */
  readonly sections?: readonly { readonly id: string; readonly title: string; readonly errors: number }[];
  /** State, checklist and history below the section index. */
  readonly side?: ReactNode;
  /** Above the fields. */
  readonly notice?: ReactNode;
  /** Said of a failure for which the API gives no sentence of its own. */
  readonly failed?: string;
  /** The fields, section by section. */
  readonly children: ReactNode;
  /** Preview and publish controls in the bar. */
  readonly tools?: ReactNode;
}

/** Frame of a form on a page: section index, draft, failure, fields, bar and conflict dialog. Source: A-165 and C-023. */
export function RecordEditor<Values>(props: RecordEditorProps<Values>) {
  const { editor, sections, side, notice, failed = SAVE_TEXTS.failed, children, tools } = props;
  const { draft, failure } = editor;
  const refusal = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const save = () => {
    if (!focusUnread(form.current)) void editor.save();
  };
  // The button stands at the bottom of the screen, the reason above a long form.
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
