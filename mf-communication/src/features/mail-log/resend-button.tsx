import { failureOf } from '@widya/api-client/api-error';
import { useResendActions } from '@widya/api-client/email-log';
import { Button } from '@widya/design-system/button';
import { RefreshIcon } from '@widya/design-system/icon';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { LOG_TEXTS } from './texts.ts';

const { resend: texts } = LOG_TEXTS;

/** Resends a failed mail. */
export function ResendButton({ id, to }: { readonly id: number; readonly to: string }) {
  const { one } = useResendActions();
  const sending = useAction(async () => {
    try {
      await one(id);
      toast.success(texts.done(to));
    } catch (failure) {
      toast.failure(failureOf(failure), () => void sending.run(), texts.failed);
    }
  });
  return (
    <Button
      size="sm"
      icon={<RefreshIcon size={15} aria-hidden />}
      loading={sending.busy}
      onClick={() => void sending.run()}
    >
      {texts.one}
    </Button>
  );
}
