import { presentRecord } from '@widya/api-client/api-error';
import { useVoucherActions } from '@widya/api-client/vouchers';
import type { Voucher } from '@widya/contract/vouchers';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { NOTE_TEXTS } from './texts.ts';

/**
 * The note being written; a refusal loses nothing. When somebody else wrote another note meanwhile, `theirs` holds the voucher as
 * it is now and the person decides; a change of anything else does not bother the person. Decision 5.0.6.
 */
export function useNote(voucher: Voucher, onDone: () => void) {
  const { note } = useVoucherActions();
  const [draft, setDraft] = useState(voucher.note);
  const saving = useAction(async (version: number) => {
    const text = draft.trim();
    await note(voucher.code, text, version).catch((failure: unknown) => {
      const now = presentRecord<Voucher>(failure);
      if (now === null || now.note !== voucher.note) throw failure;
      return note(voucher.code, text, now.version);
    });
    toast.success(NOTE_TEXTS.saved);
    onDone();
  });
  const theirs = presentRecord<Voucher>(saving.failure);
  return {
    draft,
    setDraft,
    dirty: draft !== voucher.note,
    busy: saving.busy,
    theirs,
    failure: theirs ? null : saving.failure,
    save: () => saving.run(theirs?.version ?? voucher.version),
  };
}
