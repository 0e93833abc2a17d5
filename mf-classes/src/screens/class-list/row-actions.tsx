import type { ClassRow } from '@widya/contract/classes';
import type { Role } from '@widya/contract/endpoint';
import type { RowActions } from '@widya/design-system/data-table';
import { NoteIcon, SettingsIcon } from '@widya/design-system/icon';
import { visibilityItems } from '@widya/record-kit/visibility/row-items';
import { TEXTS } from './texts.ts';

const { actions } = TEXTS;

interface RowActionHandlers {
  readonly onNote: (row: ClassRow) => void;
  readonly onManage: (row: ClassRow) => void;
  readonly onHide: (row: ClassRow) => void;
  readonly onRestore: (row: ClassRow) => void;
  readonly onDelete: (row: ClassRow) => void;
}

/** Actions on a class: note and Kelola for everybody, the others for admins and superadmins.. */
export const classRowActions =
  (role: Role, { onNote, onManage, ...hiding }: RowActionHandlers): RowActions<ClassRow> =>
  (row) => [
    { key: 'manage', label: actions.manage, icon: <SettingsIcon size={16} />, onSelect: () => onManage(row) },
    { key: 'note', label: actions.note, icon: <NoteIcon size={16} />, onSelect: () => onNote(row) },
    ...(role === 'instructor' ? [] : visibilityItems({ labels: actions, ...hiding })(row)),
  ];
