import type { Member } from '@widya/contract/members';
import type { RowActions } from '@widya/design-system/data-table';
import {
  EyeIcon,
  ListIcon,
  MailIcon,
  PencilIcon,
  RestoreIcon,
  SendIcon,
  SquareCheckIcon,
  TrashIcon,
} from '@widya/design-system/icon';
import { USERS_TEXTS } from './texts.ts';
import type { Acting } from './user-dialogs.tsx';

const { actions } = USERS_TEXTS;

export interface RowHandlers {
  readonly onView: (row: Member) => void;
  readonly onClasses: (row: Member) => void;
  readonly onAct: (acting: Acting) => void;
  readonly onActivate: (row: Member) => void;
  readonly onInviteAgain: (row: Member) => void;
  readonly onRestore: (row: Member) => void;
}

/** Whether an unclaimed account can be invited again. */
const isInvitable = (row: Member): boolean =>
  row.active === 1 && !row.is_claimed && row.anonymised_at === null && row.duplicate_of_id === null;

/** The menu of a row. B-166 to B-169. */
export const userRowActions =
  ({ onView, onClasses, onAct, onActivate, onInviteAgain, onRestore }: RowHandlers): RowActions<Member> =>
  (row) => {
    const deleted = row.active === 0;
    const closed = row.anonymised_at !== null;
    return [
      { key: 'view', label: actions.view, icon: <EyeIcon size={16} />, onSelect: () => onView(row) },
      { key: 'classes', label: actions.classes, icon: <ListIcon size={16} />, onSelect: () => onClasses(row) },
      !deleted &&
        !closed && {
          key: 'edit',
          label: actions.edit,
          icon: <PencilIcon size={16} />,
          onSelect: () => onAct({ kind: 'edit', member: row }),
        },
      !deleted &&
        !closed &&
        !row.activated && {
          key: 'activate',
          label: actions.activate,
          icon: <SquareCheckIcon size={16} />,
          onSelect: () => onActivate(row),
        },
      isInvitable(row) && {
        key: 'invite-again',
        label: actions.inviteAgain,
        icon: <SendIcon size={16} />,
        onSelect: () => onInviteAgain(row),
      },
      !deleted && {
        key: 'newsletter',
        label: row.subscribe_newsletter ? actions.newsletterOff : actions.newsletterOn,
        icon: <MailIcon size={16} />,
        onSelect: () => onAct({ kind: 'newsletter', member: row }),
      },
      deleted
        ? !closed && {
            key: 'restore',
            label: actions.restore,
            icon: <RestoreIcon size={16} />,
            onSelect: () => onRestore(row),
          }
        : {
            key: 'remove',
            label: actions.remove,
            icon: <TrashIcon size={16} />,
            onSelect: () => onAct({ kind: 'remove', member: row }),
            danger: true,
            separated: true,
          },
    ];
  };
