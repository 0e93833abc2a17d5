import { useEmailLog } from '@widya/api-client/email-log';
import type { EmailLogRecord } from '@widya/contract/email-log';
import { CopyButton } from '@widya/design-system/copy-button';
import { formatDateTime } from '@widya/design-system/formats/date';
import { KeyValueList } from '@widya/design-system/key-value';
import { Card, Inline, Muted, Stack } from '@widya/design-system/layout';
import { StatusBadge } from '@widya/design-system/status-badge';
import { SCENARIO_LABELS } from '../mail-scope/scenario-labels.ts';
import { MailView } from '../mail-text/mail-view.tsx';
import { RecordDrawer } from '../record-drawer/record-drawer.tsx';
import { LOG_STATES } from './log-states.ts';
import { LOG_TEXTS as texts } from './texts.ts';

interface LogDrawerProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** One mail as it was sent. Decision 77. */
export function LogDrawer({ id, onClose }: LogDrawerProps) {
  return (
    <RecordDrawer
      id={id}
      read={useEmailLog(id)}
      texts={texts}
      title={({ subject }) => subject}
      badge={({ status }) => <StatusBadge states={LOG_STATES} status={status} />}
      onClose={onClose}
    >
      {(mail) => <Mail mail={mail} />}
    </RecordDrawer>
  );
}

function Mail({ mail }: { readonly mail: EmailLogRecord }) {
  const { facts } = texts;
  const about = mail.class_name ?? mail.course_title;
  const items = [
    { label: facts.to, value: mail.to },
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
      <Card padded>{mail.body_html === null ? <Muted>{texts.noBody}</Muted> : <MailView html={mail.body_html} />}</Card>
    </Stack>
  );
}
