import { useQuestionActions } from '@widya/api-client/questions';
import type { QuestionUpload } from '@widya/contract/questions';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { commitBody, type Decisions } from './plan.ts';
import { UPLOAD_TEXTS as texts } from './texts.ts';

/** Creates the questions of an upload; a failure keeps all decisions. B-045 to B-047. */
export function useCommit(code: string, onDone: () => void) {
  const { commit } = useQuestionActions();
  return useAction(async (upload: QuestionUpload, decisions: Decisions) => {
    try {
      const { created, skipped } = await commit(code, commitBody(upload, decisions));
      toast.success(texts.done, { description: texts.created(created, skipped) });
      onDone();
    } catch (failure) {
      // The specified message refers people to the console.
      console.error(failure);
      throw failure;
    }
  });
}
