import { failureOf } from '@widya/api-client/api-error';
import { FormDialog, type FormDialogProps } from '@widya/design-system/form-dialog';
import type { ReactNode } from 'react';
import { EditorConflict } from './editor-conflict.tsx';
import { EditorDraft } from './editor-draft.tsx';
import type { EditorState } from './editor-state.ts';
import { SAVE_TEXTS } from './texts.ts';

interface RecordDialogProps<Values>
  extends Pick<
    FormDialogProps,
    'title' | 'description' | 'size' | 'initialFocus' | 'formRef' | 'submitLabel' | 'submitDisabled' | 'secondSubmit'
  > {
  readonly editor: EditorState<Values>;
  /** Whether there is unsaved work outside the fields, such as a running upload. */
  readonly pending?: boolean;
  /** Called instead of saving, to ask a question first. */
  readonly onSubmit?: () => void;
  /** Message of a failure, with the API's message below it. */
  readonly failed?: string;
  /** Message above the fields while validation fails. */
  readonly incomplete?: string;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** Frame of a short form: fields, draft, error, buttons and conflict dialog. Mount it when it opens. */
export function RecordDialog<Values>(props: RecordDialogProps<Values>) {
  const {
    editor,
    pending = false,
    onSubmit,
    failed = SAVE_TEXTS.failed,
    incomplete,
    onClose,
    children,
    ...dialog
  } = props;
  const isDirty = editor.changes > 0 || pending;
  return (
    <>
      <FormDialog
        {...dialog}
        dirty={isDirty}
        busy={editor.busy}
        failure={incomplete && editor.incomplete ? { title: incomplete } : failureOf(editor.unplacedFailure, failed)}
        onSubmit={onSubmit ?? (() => void editor.save())}
        onClose={() => {
          // Discarded input is not offered again; an earlier draft that was not restored stays.
          if (isDirty) editor.draft.drop();
          onClose();
        }}
      >
        <EditorDraft editor={editor} />
        {children}
      </FormDialog>
      <EditorConflict editor={editor} />
    </>
  );
}
