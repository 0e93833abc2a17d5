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
  /** Something is unsaved that no field holds, such as an upload on its way. */
  readonly pending?: boolean;
  /** In place of saving at once, where something is asked first. */
  readonly onSubmit?: () => void;
  /** Said of a failure instead of the API's own sentence, which then stands below it. */
  readonly failed?: string;
  /** Said above the fields while the form's own rules find something wrong. */
  readonly incomplete?: string;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The frame of a short form: fields, draft, failure, buttons and conflict dialog. Mount it when it opens. */
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
          // Thrown away on purpose: it is not offered again. An offer that nobody has answered stays.
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
