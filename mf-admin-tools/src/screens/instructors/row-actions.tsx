import type { Instructor } from '@widya/contract/instructors';
import type { RowActions } from '@widya/design-system/data-table';
import { MailIcon, PencilIcon, RestoreIcon, TrashIcon } from '@widya/design-system/icon';
import { INSTRUCTORS_TEXTS } from './texts.ts';

const { actions } = INSTRUCTORS_TEXTS;

interface RowHandlers {
  readonly onManage: (instructor: Instructor) => void;
  readonly onPassword: (instructor: Instructor) => void;
  readonly onRemove: (instructor: Instructor) => void;
  readonly onRestore: (instructor: Instructor) => void;
}

/** The menu of a row. Rule C-206. */
export const instructorRowActions =
  ({ onManage, onPassword, onRemove, onRestore }: RowHandlers): RowActions<Instructor> =>
  (row) =>
    row.active === 0
      ? [{ key: 'restore', label: actions.restore, icon: <RestoreIcon size={16} />, onSelect: () => onRestore(row) }]
      : [
          { key: 'manage', label: actions.manage, icon: <PencilIcon size={16} />, onSelect: () => onManage(row) },
          { key: 'password', label: actions.password, icon: <MailIcon size={16} />, onSelect: () => onPassword(row) },
          {
            key: 'remove',
            label: actions.remove,
            icon: <TrashIcon size={16} />,
            onSelect: () => onRemove(row),
            danger: true,
            separated: true,
          },
        ];
