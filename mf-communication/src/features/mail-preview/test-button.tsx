import { failureOf } from '@widya/api-client/api-error';
import { sendTestEmail } from '@widya/api-client/email-templates';
import type { TestEmailInput } from '@widya/contract/email-templates';
import { Button } from '@widya/design-system/button';
import { SendIcon } from '@widya/design-system/icon';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { PREVIEW_TEXTS as texts } from './texts.ts';

interface TestButtonProps {
  readonly mail: TestEmailInput;
  readonly disabled: boolean;
  readonly size?: 'sm' | 'md';
}

/** Sends the mail to the author only. */
export function TestButton({ mail, disabled, size = 'md' }: TestButtonProps) {
  const sending = useAction(async () => {
    try {
      const { to } = await sendTestEmail(mail);
      toast.success(texts.testSent(to));
    } catch (failure) {
      toast.failure(failureOf(failure), () => void sending.run(), texts.testFailed);
    }
  });
  return (
    <Button
      size={size}
      icon={<SendIcon size={15} aria-hidden />}
      disabled={disabled}
      loading={sending.busy}
      onClick={() => void sending.run()}
    >
      {texts.test}
    </Button>
  );
}
