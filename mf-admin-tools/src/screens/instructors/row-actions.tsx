import type { Instructor } from '@widya/contract/instructors';
import type { RowActions } from '@widya/design-system/data-table';
import { LockIcon, MailIcon, PencilIcon, RestoreIcon, TrashIcon } from '@widya/design-system/icon';
import { RESET_FACTOR_TEXTS } from '../../features/reset-factor/texts.ts';
import { INSTRUCTORS_TEXTS } from './texts.ts';

const { actions } = INSTRUCTORS_TEXTS;

interface RowHandlers {
  readonly onManage: (instructor: Instructor) => void;
  readonly onPassword: (instructor: Instructor) => void;
  readonly onResetFactor: (instructor: Instructor) => void;
  readonly onRemove: (instructor: Instructor) => void;
  readonly onRestore: (instructor: Instructor) => void;
}

/** The menu of a row. C-206. */
export const instructorRowActions =
  ({ onManage, onPassword, onResetFactor, onRemove, onRestore }: RowHandlers): RowActions<Instructor> =>
  (row) =>
    row.active === 0
      ? [{ key: 'restore', label: actions.restore, icon: <RestoreIcon size={16} />, onSelect: () => onRestore(row) }]
      : [
          { key: 'manage', label: actions.manage, icon: <PencilIcon size={16} />, onSelect: () => onManage(row) },
          { key: 'password', label: actions.password, icon: <MailIcon size={16} />, onSelect: () => onPassword(row) },
          ...(row.has_second_factor
            ? [
                {
                  key: 'reset-factor',
                  label: RESET_FACTOR_TEXTS.action,
                  icon: <LockIcon size={16} />,
                  onSelect: () => onResetFactor(row),
                },
              ]
            : []),
          {
            key: 'remove',
            label: actions.remove,
            icon: <TrashIcon size={16} />,
            onSelect: () => onRemove(row),
            danger: true,
            separated: true,
          },
        ];
