import { useClassActions } from '@widya/api-client/classes';
import type { ClassRow } from '@widya/contract/classes';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { failureOf } from '../../../features/failure.ts';
import { TEXTS } from '../texts.ts';

/** Pulihkan: at once, as it harms nobody; a failure is said and can be tried again. */
export function useRestore() {
  const { restore } = useClassActions();
  const run = async ({ code, name }: Pick<ClassRow, 'code' | 'name'>): Promise<void> => {
    try {
      await restore(code);
      toast.success(TEXTS.restoreDone(name));
    } catch (failure) {
      toast.failure(failureOf(failure), () => void run({ code, name }));
    }
  };
  return run;
}

/** Sembunyikan, with a way back for 8 s. */
export function useHide(onDone: () => void) {
  const { hide } = useClassActions();
  const restore = useRestore();
  return useAction(async (row: ClassRow) => {
    await hide(row.code);
    toast.undo(TEXTS.hidDone(row.name), () => void restore(row));
    onDone();
  });
}
