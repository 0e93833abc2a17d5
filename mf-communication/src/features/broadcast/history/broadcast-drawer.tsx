import { useEmailBroadcast } from '@widya/api-client/email-broadcasts';
import type { EmailBroadcastRecord } from '@widya/contract/email-broadcasts';
import { formatDateTime } from '@widya/design-system/formats/date';
import { Muted, Stack } from '@widya/design-system/layout';
import { StatusBadge } from '@widya/design-system/status-badge';
import { Tabs } from '@widya/design-system/tabs';
import { useState } from 'react';
import { MailView } from '../../mail-text/mail-view.tsx';
import { RecordDrawer } from '../../record-drawer/record-drawer.tsx';
import { BroadcastProgress } from './broadcast-progress.tsx';
import { BROADCAST_STATES } from './broadcast-states.ts';
import { RecipientList } from './recipient-list.tsx';
import { HISTORY_TEXTS as texts } from './texts.ts';

interface BroadcastDrawerProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** One broadcast: how far it is, what became of each recipient, and what was sent. */
export function BroadcastDrawer({ id, onClose }: BroadcastDrawerProps) {
  return (
    <RecordDrawer
      id={id}
      read={useEmailBroadcast(id)}
      texts={texts}
      title={({ subject }) => subject}
      badge={({ state }) => <StatusBadge states={BROADCAST_STATES} status={state} />}
      onClose={onClose}
    >
      {(broadcast) => <Loaded broadcast={broadcast} />}
    </RecordDrawer>
  );
}

function Loaded({ broadcast }: { readonly broadcast: EmailBroadcastRecord }) {
  const [part, setPart] = useState<'recipients' | 'mail'>('recipients');
  const { created_at, created_by, class_name, course_title, attachments } = broadcast;
  return (
    <Stack gap="5">
      <Muted>{[formatDateTime(created_at), created_by, class_name ?? course_title].filter(Boolean).join(' · ')}</Muted>
      <BroadcastProgress broadcast={broadcast} />
      <Tabs
        label={texts.parts}
        items={[
          { value: 'recipients', label: texts.recipients, count: broadcast.counts.total },
          { value: 'mail', label: texts.mail },
        ]}
        value={part}
        onChange={setPart}
      >
        {part === 'recipients' ? (
          <RecipientList broadcast={broadcast} />
        ) : (
          <Stack gap="3">
            <MailView html={broadcast.content} />
            {attachments.length > 0 && (
              <Muted>
                {texts.attachments}: {attachments.map(({ filename }) => filename).join(', ')}
              </Muted>
            )}
          </Stack>
        )}
      </Tabs>
    </Stack>
  );
}
