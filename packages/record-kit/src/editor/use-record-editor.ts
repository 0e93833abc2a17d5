import { changedIn } from '@widya/remote-kit/changed-in';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useLocalDraft } from '@widya/remote-kit/use-local-draft';
import { useEffect, useRef, useState } from 'react';
import type { Versioned } from './record-definition.ts';
import { type RecordFormInput, useRecordForm } from './use-record-form.ts';

interface RecordEditorInput<Values extends object, Saved, Body extends object, Updated, Created>
  extends RecordFormInput<Values, Saved, Body, Updated, Created> {
  /** Storage key of the local draft; omitted for short forms without drafts. */
  readonly draftName?: string | undefined;
  /** Whether there is unsaved work outside the fields, such as a running upload. */
  readonly pending?: boolean;
  /** Called when nothing is unsaved any more, so that the screen can be left. */
  readonly onSaved: (saved: Saved) => void;
}

/**
 * A form with local draft, leave guard and saving. Render it in a `RecordEditor` or a `RecordDialog`. Source: A-163 to
 * C-023 to C-026.
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

  const latestOnSaved = useRef(onSaved);
  latestOnSaved.current = onSaved;
  // Runs after the shell knows that nothing is unsaved, and with a delay, so that 'Simpan & keluar' navigates to the
  // requested page.
  useEffect(() => {
    if (saved === null || changes > 0) return;
    const here = location.pathname;
    const timer = setTimeout(() => {
      setSaved(null);
      if (location.pathname === here) latestOnSaved.current(saved);
    });
    return () => clearTimeout(timer);
  }, [saved, changes]);

  return { ...editor, draft };
}
