import { useCourseActions } from '@widya/api-client/courses';
import type { CourseRow } from '@widya/contract/courses';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { failureOf } from '../../features/failure.ts';
import { TEXTS } from './texts.ts';

/** Pulihkan: at once, as it harms nobody; a failure is said and can be tried again. */
export function useRestore() {
  const { restore } = useCourseActions();
  const run = async (row: Pick<CourseRow, 'id' | 'title'>): Promise<void> => {
    try {
      await restore(row.id);
      toast.success(TEXTS.restoreDone(row.title));
    } catch (failure) {
      toast.failure(failureOf(failure), () => void run(row));
    }
  };
  return run;
}

/** Sembunyikan, with a way back for 8 s. */
export function useHide(onDone: () => void) {
  const { hide } = useCourseActions();
  const restore = useRestore();
  return useAction(async (row: CourseRow) => {
    await hide(row.id);
    toast.undo(TEXTS.hidDone(row.title), () => void restore(row));
    onDone();
  });
}
