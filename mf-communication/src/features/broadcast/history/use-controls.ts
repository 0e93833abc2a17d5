import { failureOf } from '@widya/api-client/api-error';
import { useEmailBroadcastActions } from '@widya/api-client/email-broadcasts';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { HISTORY_TEXTS as texts } from './texts.ts';

export type Control = 'recall' | 'pause' | 'resume' | 'cancel' | 'retryFailed';

const DONE: Readonly<Record<Control, string>> = {
  recall: texts.recalled,
  pause: texts.paused,
  resume: texts.resumed,
  cancel: texts.cancelled,
  retryFailed: texts.retried,
};

/** Actions on a broadcast. Refusals show the reason, usually that it is too late. */
export function useControls(id: number) {
  const actions = useEmailBroadcastActions();
  const acting = useAction(async (control: Control) => {
    try {
      await actions[control](id);
      toast.success(DONE[control]);
    } catch (failure) {
      toast.failure(failureOf(failure), () => void acting.run(control));
    }
  });
  return { busy: acting.busy, run: (control: Control) => void acting.run(control) };
}
