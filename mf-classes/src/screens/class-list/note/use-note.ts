import { presentRecord } from '@widya/api-client/api-error';
import { useClassActions } from '@widya/api-client/classes';
import type { ClassRow } from '@widya/contract/classes';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { NOTE_TEXTS } from './texts.ts';

/**
 * The note being written. The list shows it at once; the dialog stays until the API has it, so a refusal loses nothing.
 * When somebody else wrote another note meanwhile, `theirs` holds the class as it is now and the person decides; a change of
 * anything else does not bother the person. Decision 5.0.6.
 */
export function useNote(row: ClassRow, onDone: () => void) {
  const { note } = useClassActions();
  const [draft, setDraft] = useState(row.note ?? '');
  const saving = useAction(async (version: number) => {
    const text = draft.trim() === '' ? null : draft.trim();
    await note(row.code, text, version).catch((failure: unknown) => {
      const now = presentRecord<ClassRow>(failure);
      if (now === null || now.note !== row.note) throw failure;
      return note(row.code, text, now.version);
    });
    toast.success(NOTE_TEXTS.saved);
    onDone();
  });
  const theirs = presentRecord<ClassRow>(saving.failure);
  return {
    draft,
    setDraft,
    dirty: draft !== (row.note ?? ''),
    busy: saving.busy,
    theirs,
    failure: theirs ? null : saving.failure,
    save: () => void saving.run(theirs?.version ?? row.version),
  };
}
