import type { CourseChapter, CourseSubChapter } from '@widya/contract/chapters';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useRef, useState } from 'react';
import { SUB_FORM } from './sub-chapter-form.ts';
import { useSubCalls } from './use-sub-calls.ts';
import { type DraftContent, hasContent, NEW_SUB, NO_CONTENT } from './values.ts';

interface SubEditorInput {
  readonly chapter: Pick<CourseChapter, 'id' | 'course_id'>;
  /** Null for a new sub-chapter. */
  readonly sub: CourseSubChapter | null;
  /** Whether a file is being uploaded. */
  readonly sending: boolean;
  readonly onClose: () => void;
}

/** The editor of a sub-chapter, which asks for confirmation before saving one without content. D226. */
export function useSubEditor({ chapter, sub, sending, onClose }: SubEditorInput) {
  /** Number of sub-chapters added in this dialog. */
  const [added, setAdded] = useState(0);
  /** Number of saves refused by the form's own rules. */
  const [attempts, setAttempts] = useState(0);
  const [isConfirming, setConfirming] = useState(false);
  const again = useRef(false);
  const editor = useRecordEditor({
    record: sub,
    definition: SUB_FORM,
    calls: useSubCalls(chapter, onClose),
    pending: sending,
    onRefused: () => setAttempts((before) => before + 1),
    onSaved: ({ type }) => {
      if (!again.current) return onClose();
      editor.beginNew({});
      // Keeps the type of the last one without counting it as input, so that the dialog closes without asking.
      editor.form.reset({ ...NEW_SUB, content: { ...NO_CONTENT, type } });
      setAdded((before) => before + 1);
    },
  });
  const { form } = editor;
  const save = async (another = false) => {
    again.current = another;
    if (!hasContent(form.getValues('content')) && (await form.trigger())) setConfirming(true);
    else await editor.save();
  };
  // Overrides the editor's registration of unsaved work, which would save without asking.
  useUnsavedWork(editor.changes > 0 || sending, () => save());
  return {
    ...editor,
    added,
    attempts,
    save,
    changeContent: (fields: Partial<DraftContent>) =>
      form.setValue(
        'content',
        { ...form.getValues('content'), ...fields },
        { shouldDirty: true, shouldValidate: form.getFieldState('content').invalid },
      ),
    changeFileSeconds: (fileSeconds: number | null) =>
      editor.fill({ length: { ...form.getValues('length'), fileSeconds } }),
    /** The open confirmation of missing content; null without one. */
    empty: isConfirming
      ? {
          save: () => {
            setConfirming(false);
            void editor.save();
          },
          cancel: () => setConfirming(false),
        }
      : null,
  };
}
