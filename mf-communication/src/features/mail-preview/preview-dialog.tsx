import type { TestEmailInput } from '@widya/contract/email-templates';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { type MailScope, participantsOf } from '../mail-scope/mail-scope.ts';
import { MailPaper } from './mail-paper.tsx';
import { TestButton } from './test-button.tsx';
import { PREVIEW_TEXTS as texts } from './texts.ts';

interface PreviewDialogProps {
  readonly title: string;
  readonly mail: TestEmailInput;
  readonly scope: MailScope;
  /** Whether the account may send mails. */
  readonly mayTest: boolean;
  readonly onClose: () => void;
}

/** A mail as recipients see it, with a button to send a test. */
export function PreviewDialog({ title, mail, scope, mayTest, onClose }: PreviewDialogProps) {
  const { attachments: _, participant_id: __, ...previewMail } = mail;
  return (
    <Dialog
      open
      title={title}
      size="lg"
      onClose={onClose}
      footer={
        <>
          {mayTest && <TestButton mail={mail} disabled={mail.subject.trim() === '' || mail.content === ''} />}
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <MailPaper mail={previewMail} source={participantsOf(scope)} />
    </Dialog>
  );
}
