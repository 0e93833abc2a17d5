import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import type { Hiding } from './hiding.ts';
import { restore } from './restore.ts';
import { HIDING_TEXTS as texts } from './texts.ts';

/** Sembunyikan, which can be undone for 8 s. */
export function useHide(record: Hiding, onDone: () => void) {
  return useAction(async () => {
    await record.hide();
    toast.undo(texts.hid(record.name), () => void restore(record));
    onDone();
  });
}
