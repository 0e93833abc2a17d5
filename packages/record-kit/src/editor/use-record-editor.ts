import { changedIn } from '@widya/remote-kit/changed-in';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useLocalDraft } from '@widya/remote-kit/use-local-draft';
import { useEffect, useRef, useState } from 'react';
import type { RecordCalls, RecordKind, Versioned } from './record-kind.ts';
import { useRecordForm } from './use-record-form.ts';

interface EditedRecord<Values, Saved, Written> {
  /** Null for one that does not exist yet. */
  readonly record: Saved | null;
  readonly kind: RecordKind<Values, Saved>;
  readonly calls: RecordCalls<Values, Saved, Written>;
  readonly start?: Partial<Values> | undefined;
  /** Of the local draft. */
  readonly draftName: string;
  /** Once nothing is unsaved any more, so that the screen may be left without being asked. */
  readonly onSaved: (saved: Saved) => void;
}

/** A form with its local draft, its leave guard, and what follows once it is saved. Source: A-166 and C-026. */
export function useRecordEditor<
  Values extends object,
  Saved extends Versioned,
  Written extends { readonly data: Saved },
>({ record, kind, calls, start, draftName, onSaved }: EditedRecord<Values, Saved, Written>) {
  const [saved, setSaved] = useState<Saved | null>(null);
  const editor = useRecordForm<Values, Saved, Written>(
    record,
    kind,
    {
      ...calls,
      onWritten: async (written) => {
        await calls.onWritten?.(written);
        draft.drop();
        setSaved(written.data);
      },
    },
    start,
  );
  const { form, untouched, changes } = editor;
  const draft = useLocalDraft({
    name: draftName,
    form,
    dirty: changes > 0,
    keep: (values: Values) => changedIn(untouched, values),
  });
  useUnsavedWork(changes > 0, editor.save);

  const told = useRef(onSaved);
  told.current = onSaved;
  // After the line that tells the shell that nothing is unsaved. And a moment later, so that 'Simpan & keluar' goes where the
  // person wanted to.
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
