import { useEmailBroadcast } from '@widya/api-client/email-broadcasts';
import type { EmailBroadcastRecord } from '@widya/contract/email-broadcasts';
import { formatDateTime } from '@widya/contract/time/texts';
import { Muted, Stack } from '@widya/design-system/layout';
import { StatusBadge } from '@widya/design-system/status-badge';
import { Tabs } from '@widya/design-system/tabs';
import { useState } from 'react';
import type { MailScope } from '../../mail-scope/mail-scope.ts';
import { MailView } from '../../mail-text/mail-view.tsx';
import { RecordDrawer } from '../../record-drawer/record-drawer.tsx';
import { isOfScope } from '../broadcast-draft.ts';
import { BroadcastProgress } from './broadcast-progress.tsx';
import { BROADCAST_STATES } from './broadcast-states.ts';
import { DraftBanner } from './draft-banner.tsx';
import { RecipientList } from './recipient-list.tsx';
import { HISTORY_TEXTS as texts } from './texts.ts';

interface BroadcastDrawerProps {
  readonly id: number;
  readonly scope: MailScope;
  /** Continues editing a recalled broadcast. */
  readonly onEdit: (broadcast: EmailBroadcastRecord) => void;
  readonly onClose: () => void;
}

/** A broadcast with its progress, its recipients and its content. */
export function BroadcastDrawer({ id, scope, onEdit, onClose }: BroadcastDrawerProps) {
  return (
    <RecordDrawer
      id={id}
      read={useEmailBroadcast(id)}
      belongs={(broadcast) => isOfScope(broadcast, scope)}
      texts={texts}
      title={({ subject }) => subject}
      badge={({ state }) => <StatusBadge states={BROADCAST_STATES} status={state} />}
      onClose={onClose}
    >
      {(broadcast) => <Loaded broadcast={broadcast} scope={scope} onEdit={onEdit} />}
    </RecordDrawer>
  );
}

type LoadedProps = Pick<BroadcastDrawerProps, 'scope' | 'onEdit'> & { readonly broadcast: EmailBroadcastRecord };

function Loaded({ broadcast, scope, onEdit }: LoadedProps) {
  const [part, setPart] = useState<'recipients' | 'mail'>('recipients');
  const { created_at, created_by, class_name, course_title, attachments } = broadcast;
  return (
    <Stack gap="5">
      <Muted>{[formatDateTime(created_at), created_by, class_name ?? course_title].filter(Boolean).join(' · ')}</Muted>
      {broadcast.draft && <DraftBanner broadcast={broadcast} scope={scope} onEdit={onEdit} />}
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
