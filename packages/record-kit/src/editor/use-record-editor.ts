import { changedIn } from '@widya/remote-kit/changed-in';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useLocalDraft } from '@widya/remote-kit/use-local-draft';
import { useEffect, useRef, useState } from 'react';
import type { Versioned } from './record-definition.ts';
import { type RecordFormInput, useRecordForm } from './use-record-form.ts';

interface RecordEditorInput<Values extends object, Saved, Body extends object, Updated, Created>
  extends RecordFormInput<Values, Saved, Body, Updated, Created> {
  /** Of the local draft; left out for short forms, which keep none. */
  readonly draftName?: string | undefined;
  /** Something of the form is unsaved that no field holds, such as an upload on its way. */
  readonly pending?: boolean;
  /** Once nothing is unsaved any more, so that the screen may be left without being asked. */
  readonly onSaved: (saved: Saved) => void;
}

/**
 * A form with its local draft, its leave guard, and what follows once it is saved. Draw it in a `RecordEditor` or a
 * `RecordDialog`. Source, C-023 to C-026.
 */
export function useRecordEditor<
  Values extends object,
  Saved extends Versioned,
  Body extends object,
  Updated extends { readonly data: Saved },
  Created extends { readonly data: Saved },
>({ draftName, pending = false, onSaved, calls, ...input }: RecordEditorInput<Values, Saved, Body, Updated, Created>) {
  const [saved, setSaved] = useState<Saved | null>(null);
  const editor = useRecordForm<Values, Saved, Body, Updated, Created>({
    ...input,
    calls: {
      ...calls,
      onWritten: async (written) => {
        await calls.onWritten?.(written);
        draft.drop();
        setSaved(written.data);
      },
    },
  });
  const { form, untouched, changes } = editor;
  const draft = useLocalDraft({
    name: draftName ?? null,
    form,
    dirty: changes > 0,
    keep: (values: Values) => changedIn(untouched, values),
  });
  useUnsavedWork(changes > 0 || pending, editor.save);

  const told = useRef(onSaved);
  told.current = onSaved;
  // After the line that tells the shell that nothing is unsaved, and a moment later, so that 'Simpan & keluar' goes where
  // the person wanted to.
  useEffect(() => {
    if (saved === null || changes > 0) return;
    const here = location.pathname;
    const timer = setTimeout(() => {
      setSaved(null);
      if (location.pathname === here) told.current(saved);
    });
    return () => clearTimeout(timer);
  }, [saved, changes]);

  return { ...editor, draft };
}
