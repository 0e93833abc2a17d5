import { useQuestionActions } from '@widya/api-client/questions';
import type { Question } from '@widya/contract/questions';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { QUESTION_TEXTS as texts } from './texts.ts';

type Target = Pick<Question, 'id'>;

/**
 * Deletes and restores without confirmation; deleting can be undone for 8 s. Failures show the API's message, or
 * 'Kesalahan terjadi'. B-050, B-053, B-055.
 */
export function useQuestionVisibility() {
  const { setActive } = useQuestionActions();
  const restore = async ({ id }: Target): Promise<void> => {
    try {
      await setActive(id, true);
      toast.success(texts.restored);
    } catch (failure) {
      toast.failure(failureOf(failure), () => void restore({ id }));
    }
  };
  const remove = async ({ id }: Target): Promise<void> => {
    try {
      await setActive(id, false);
      toast.undo(texts.removed, () => void restore({ id }));
    } catch (failure) {
      toast.failure(failureOf(failure), () => void remove({ id }));
    }
  };
  return { remove, restore };
}
