import { Button } from '@widya/design-system/button';
import { DownloadIcon, MailIcon, SendIcon, UploadIcon, UserPlusIcon } from '@widya/design-system/icon';
import { PageHeader } from '@widya/design-system/page-header';
import { TEXTS } from './texts.ts';
import { useExports } from './use-exports.ts';
import type { OpenDialog } from './use-open-dialog.ts';

interface ParticipantHeaderProps {
  /** The line below the heading; empty while unknown, with its space reserved. */
  readonly context: string;
  /** False for courses, which have no date. */
  readonly remindable: boolean;
  readonly narrow: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** Heading, figures, and actions on the whole list. B-062 to B-064. */
export function ParticipantHeader({ context, remindable, narrow, onOpen }: ParticipantHeaderProps) {
  const files = useExports();
  const inviteMany = () => onOpen({ kind: 'invite-many' });
  return (
    <PageHeader
      title={TEXTS.title}
      context={context || '\u00a0'}
      contextLines={3}
      actions={
        <>
          {!narrow && (
            <Button icon={<UploadIcon size={16} aria-hidden />} onClick={inviteMany}>
              {TEXTS.inviteMany}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<UserPlusIcon size={16} aria-hidden />}
            onClick={() => onOpen({ kind: 'invite' })}
          >
            {TEXTS.invite}
          </Button>
        </>
      }
      more={[
        narrow && {
          key: 'many',
          label: TEXTS.inviteMany,
          icon: <UploadIcon size={16} />,
          onSelect: inviteMany,
        },
        remindable && {
          key: 'remind',
          label: TEXTS.remind,
          icon: <SendIcon size={16} />,
          onSelect: () => onOpen({ kind: 'remind' }),
        },
        {
          key: 'accepted',
          label: TEXTS.exportAccepted,
          icon: <DownloadIcon size={16} />,
          onSelect: files.accepted,
          separated: true,
        },
        {
          key: 'newsletter',
          label: TEXTS.exportNewsletter,
          icon: <MailIcon size={16} />,
          onSelect: files.newsletter,
        },
      ]}
    />
  );
}
