import { useEmailLog } from '@widya/api-client/email-log';
import type { EmailLogRecord } from '@widya/contract/email-log';
import { SCENARIO_LABELS } from '@widya/contract/email-variables';
import { formatDateTime } from '@widya/contract/time/texts';
import { CopyButton } from '@widya/design-system/copy-button';
import { KeyValueList } from '@widya/design-system/key-value';
import { Card, Inline, Muted, Stack } from '@widya/design-system/layout';
import { TextLink } from '@widya/design-system/link';
import { StatusBadge } from '@widya/design-system/status-badge';
import { PersonLink } from '@widya/remote-kit/person-link';
import { MailView } from '../mail-text/mail-view.tsx';
import { RecordDrawer } from '../record-drawer/record-drawer.tsx';
import { LOG_STATES } from './log-states.ts';
import { ResendButton } from './resend-button.tsx';
import { LOG_TEXTS as texts } from './texts.ts';

interface LogDrawerProps {
  readonly id: number;
  /** Whether the account may send mails. */
  readonly mayMail: boolean;
  readonly onClose: () => void;
}

/** A mail as sent. D77. */
export function LogDrawer({ id, mayMail, onClose }: LogDrawerProps) {
  return (
    <RecordDrawer
      id={id}
      read={useEmailLog(id)}
      texts={texts}
      title={({ subject }) => subject}
      badge={({ status }) => <StatusBadge states={LOG_STATES} status={status} />}
      onClose={onClose}
    >
      {(mail) => <Mail mail={mail} mayMail={mayMail} />}
    </RecordDrawer>
  );
}

function Mail({ mail, mayMail }: { readonly mail: EmailLogRecord; readonly mayMail: boolean }) {
  const { facts } = texts;
  const about = mail.class_name ?? mail.course_title;
  const items = [
    {
      label: facts.to,
      value: (
        <PersonLink person={{ email: mail.to }} as={TextLink}>
          {mail.to}
        </PersonLink>
      ),
    },
    { label: facts.created, value: formatDateTime(mail.created_at) },
    { label: facts.scenario, value: SCENARIO_LABELS[mail.scenario] },
    about && { label: facts.about, value: about },
    mail.error && { label: facts.error, value: mail.error },
    {
      label: facts.id,
      value: (
        <Inline gap="1">
          <span>{mail.message_id}</span>
          <CopyButton iconOnly value={mail.message_id} label={texts.copyId} />
        </Inline>
      ),
    },
  ].filter((item) => typeof item === 'object' && item !== null);
  return (
    <Stack gap="5">
      <KeyValueList items={items} />
      {mayMail && mail.resendable && (
        <Inline>
          <ResendButton id={mail.id} to={mail.to} />
        </Inline>
      )}
      <Card padded>{mail.body_html === null ? <Muted>{texts.noBody}</Muted> : <MailView html={mail.body_html} />}</Card>
    </Stack>
  );
}
