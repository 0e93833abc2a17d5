import type { ClassRow } from '@widya/contract/classes';
import type { Role } from '@widya/contract/endpoint';
import type { RowActions } from '@widya/design-system/data-table';
import { EyeOffIcon, NoteIcon, RestoreIcon, SettingsIcon, TrashIcon } from '@widya/design-system/icon';
import { TEXTS } from './texts.ts';

const { actions } = TEXTS;

interface RowActionHandlers {
  readonly onNote: (row: ClassRow) => void;
  readonly onManage: (row: ClassRow) => void;
  readonly onHide: (row: ClassRow) => void;
  readonly onRestore: (row: ClassRow) => void;
  readonly onDelete: (row: ClassRow) => void;
}

/** What can be done with a class: note and Kelola by everyone, the rest by admins and superadmins.. */
export const classRowActions =
  (role: Role, { onNote, onManage, onHide, onRestore, onDelete }: RowActionHandlers): RowActions<ClassRow> =>
  (row) => {
    const mayChange = role !== 'instructor';
    const isShown = row.active === 1;
    return [
      { key: 'manage', label: actions.manage, icon: <SettingsIcon size={16} />, onSelect: () => onManage(row) },
      { key: 'note', label: actions.note, icon: <NoteIcon size={16} />, onSelect: () => onNote(row) },
      mayChange &&
        isShown && { key: 'hide', label: actions.hide, icon: <EyeOffIcon size={16} />, onSelect: () => onHide(row) },
      mayChange &&
        !isShown && {
          key: 'restore',
          label: actions.restore,
          icon: <RestoreIcon size={16} />,
          onSelect: () => onRestore(row),
        },
      mayChange && {
        key: 'delete',
        label: actions.remove,
        icon: <TrashIcon size={16} />,
        onSelect: () => onDelete(row),
        danger: true,
        separated: true,
      },
    ];
  };
