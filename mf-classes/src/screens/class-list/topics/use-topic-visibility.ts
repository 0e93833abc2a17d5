import { useTopicActions } from '@widya/api-client/topics';
import type { Topic } from '@widya/contract/topics';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { useAction } from '@widya/remote-kit/use-action';
import { TOPIC_TEXTS as texts } from './texts.ts';

/** Restores a topic immediately; failures are shown with a retry. */
export function useRestoreTopic() {
  const { activate } = useTopicActions();
  const run = async (code: string): Promise<void> => {
    try {
      await activate(code);
      toast.success(texts.restored);
    } catch (failure) {
      toast.failure(failureOf(failure), () => void run(code));
    }
  };
  return run;
}

/** Soft deletion of a topic, which can be undone for 8 s. */
export function useHideTopic(onDone: () => void) {
  const { hide } = useTopicActions();
  const restore = useRestoreTopic();
  return useAction(async ({ code }: Topic) => {
    await hide(code);
    toast.undo(texts.removed, () => void restore(code));
    onDone();
  });
}
