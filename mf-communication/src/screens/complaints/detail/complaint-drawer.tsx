import type { ComplaintStatus } from '@widya/contract/complaint-status';
import type { Complaint } from '@widya/contract/complaints';
import { formatDateTime } from '@widya/contract/time/texts';
import { Button } from '@widya/design-system/button';
import { Drawer } from '@widya/design-system/drawer';
import { MailIcon } from '@widya/design-system/icon';
import { KeyValueList } from '@widya/design-system/key-value';
import { Spacer, Stack } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { Menu } from '@widya/design-system/menu';
import { ComplaintStatusBadge } from '../complaint-status.tsx';
import { complaintTime } from '../complaint-time.ts';
import { replyPath } from '../reply-path.ts';
import { statusItems } from '../row-actions.tsx';
import { COMPLAINTS_TEXTS as texts } from '../texts.ts';

interface ComplaintDrawerProps {
  readonly complaint: Complaint;
  readonly mayMail: boolean;
  readonly onNote: () => void;
  readonly onStatus: (complaint: Complaint, status: ComplaintStatus) => void;
  readonly onClose: () => void;
}

/** A complaint with its reply and its actions. */
export function ComplaintDrawer({ complaint, mayMail, onNote, onStatus, onClose }: ComplaintDrawerProps) {
  const { name, email, class_name, status, replied_at, replied_by, note, created_at } = complaint;
  const to = mayMail ? replyPath(complaint) : null;
  const { columns, actions } = texts;
  return (
    <Drawer
      open
      title={name}
      headerExtra={<ComplaintStatusBadge status={status} />}
      onClose={onClose}
      footer={
        <>
          <Menu
            label={texts.tabsLabel}
            variant="secondary"
            size="md"
            trigger={<Button>{columns.status}</Button>}
            items={statusItems(complaint, onStatus)}
          />
          <Spacer />
          <Button onClick={onNote}>{actions.note}</Button>
          {to !== null && (
            <LinkButton variant="primary" icon={<MailIcon size={16} aria-hidden />} to={to}>
              {actions.reply}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack>
        <Stack as="p" margin="0" whiteSpace="pre-line" overflowWrap="anywhere">
          {complaint.complaint}
        </Stack>
        <KeyValueList
          items={[
            { label: columns.class, value: class_name },
            { label: columns.email, value: email },
            { label: columns.created, value: complaintTime(created_at) },
            {
              label: texts.replied,
              value: replied_at ? texts.repliedBy(formatDateTime(replied_at), replied_by) : texts.neverReplied,
            },
            { label: columns.note, value: note },
          ]}
        />
      </Stack>
    </Drawer>
  );
}
