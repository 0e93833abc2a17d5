import { COMPLAINT_STATUSES, type ComplaintStatus } from '@widya/contract/complaint-status';
import type { Complaint } from '@widya/contract/complaints';
import type { RowActions } from '@widya/design-system/data-table';
import { CheckIcon, ClockIcon, EyeIcon, MailIcon, NoteIcon, UndoIcon } from '@widya/design-system/icon';
import type { MenuItem } from '@widya/design-system/menu';
import { replyPath } from './reply-path.ts';
import { COMPLAINTS_TEXTS } from './texts.ts';

const { actions } = COMPLAINTS_TEXTS;

const ICONS = { NEW: UndoIcon, IN_PROGRESS: ClockIcon, RESOLVED: CheckIcon } as const;

export interface RowHandlers {
  readonly onOpen: (complaint: Complaint) => void;
  readonly onNote: (complaint: Complaint) => void;
  readonly onStatus: (complaint: Complaint, status: ComplaintStatus) => void;
  /** Whether the account may open the mail editor. */
  readonly mayMail: boolean;
}

/** Menu items for the other states. */
export const statusItems = (complaint: Complaint, onStatus: RowHandlers['onStatus']): readonly MenuItem[] =>
  COMPLAINT_STATUSES.filter((status) => status !== complaint.status).map((status, index) => {
    const Icon = ICONS[status];
    return {
      key: status,
      label: actions[status],
      icon: <Icon size={16} />,
      onSelect: () => onStatus(complaint, status),
      separated: index === 0,
    };
  });

/** The menu of a row. C-113, C-114. */
export const complaintRowActions =
  ({ onOpen, onNote, onStatus, mayMail }: RowHandlers): RowActions<Complaint> =>
  (complaint) => {
    const to = mayMail ? replyPath(complaint) : null;
    return [
      to !== null && { key: 'reply', label: actions.reply, icon: <MailIcon size={16} />, to },
      { key: 'note', label: actions.note, icon: <NoteIcon size={16} />, onSelect: () => onNote(complaint) },
      { key: 'open', label: actions.open, icon: <EyeIcon size={16} />, onSelect: () => onOpen(complaint) },
      ...statusItems(complaint, onStatus),
    ];
  };
