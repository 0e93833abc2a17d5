import type { Participant } from '@widya/contract/participants';
import type { RowActions } from '@widya/design-system/data-table';
import {
  AwardIcon,
  BanIcon,
  CalendarIcon,
  CheckIcon,
  CircleCheckIcon,
  InfoIcon,
  MailIcon,
  NoteIcon,
  PencilIcon,
  TicketIcon,
  UserIcon,
} from '@widya/design-system/icon';
import { hasSeat, hasTicket, mayAccept, mayConfirm, mayMail, mayMove, mayReject } from '../registration-rules.ts';
import { TEXTS } from '../texts.ts';
import type { RowDialogKind } from '../use-open-dialog.ts';

const { actions } = TEXTS;

export interface RowHandlers {
  readonly onInfo: (row: Participant) => void;
  readonly onConfirm: (row: Participant) => void;
  /** Null for courses, which have no attendance. */
  readonly onPresent: ((row: Participant, isPresent: boolean) => void) | null;
  readonly onDialog: (kind: RowDialogKind, row: Participant) => void;
}

const icon = (Icon: typeof InfoIcon) => <Icon size={16} />;

/** Actions on a registration, with Info, KONFIRMASI and Catatan first, as specified. B-068 to B-071. */
export const participantActions =
  (mayManage: boolean, { onInfo, onConfirm, onPresent, onDialog }: RowHandlers): RowActions<Participant> =>
  (row) => [
    { key: 'info', label: actions.info, icon: icon(InfoIcon), onSelect: () => onInfo(row) },
    mayConfirm(row) && {
      key: 'confirm',
      label: actions.confirm,
      icon: icon(CircleCheckIcon),
      onSelect: () => onConfirm(row),
    },
    { key: 'note', label: actions.note, icon: icon(NoteIcon), onSelect: () => onDialog('note', row) },
    mayAccept(row) && {
      key: 'accept',
      label: actions.accept,
      icon: icon(CheckIcon),
      separated: true,
      onSelect: () => onDialog('accept', row),
    },
    hasSeat(row) &&
      onPresent && {
        key: 'present',
        label: row.is_present ? actions.absent : actions.present,
        icon: icon(UserIcon),
        separated: true,
        onSelect: () => onPresent(row, !row.is_present),
      },
    hasSeat(row) && {
      key: 'predicate',
      label: actions.predicate,
      icon: icon(AwardIcon),
      onSelect: () => onDialog('predicate', row),
    },
    mayMail(row) && {
      key: 'mail',
      label: actions.mail,
      icon: icon(MailIcon),
      onSelect: () => onDialog('mail', row),
    },
    hasTicket(row) && {
      key: 'ticket',
      label: actions.ticket,
      icon: icon(TicketIcon),
      onSelect: () => onDialog('ticket', row),
    },
    // `onPresent` is set for classes only, and only they support moving.
    mayMove(row) &&
      onPresent && {
        key: 'move',
        label: actions.move,
        icon: icon(CalendarIcon),
        onSelect: () => onDialog('move', row),
      },
    mayManage && { key: 'edit', label: actions.edit, icon: icon(PencilIcon), onSelect: () => onDialog('edit', row) },
    mayReject(row) && {
      key: 'reject',
      label: actions.reject,
      icon: icon(BanIcon),
      danger: true,
      separated: true,
      onSelect: () => onDialog('reject', row),
    },
  ];
