import type { CourseRow } from '@widya/contract/courses';
import type { Role } from '@widya/contract/endpoint';
import type { RowActions } from '@widya/design-system/data-table';
import { CopyIcon, EyeOffIcon, RestoreIcon, SettingsIcon, TrashIcon } from '@widya/design-system/icon';
import { COURSE_TEXTS } from '../../features/courses/texts.ts';
import { TEXTS } from './texts.ts';

const actions = { ...COURSE_TEXTS, ...TEXTS.actions };

type Handler = (row: CourseRow) => void;

interface RowActionHandlers {
  readonly onManage: Handler;
  readonly onCopy: Handler;
  readonly onHide: Handler;
  readonly onRestore: Handler;
  readonly onDelete: Handler;
}

/** What can be done with a course: Kelola by everyone, the rest by admins and superadmins. C-009 and C-015. */
export const courseRowActions =
  (role: Role, { onManage, onCopy, onHide, onRestore, onDelete }: RowActionHandlers): RowActions<CourseRow> =>
  (row) => {
    const mayChange = role !== 'instructor';
    return [
      { key: 'manage', label: actions.manage, icon: <SettingsIcon size={16} />, onSelect: () => onManage(row) },
      mayChange && {
        key: 'duplicate',
        label: actions.duplicate,
        icon: <CopyIcon size={16} />,
        onSelect: () => onCopy(row),
      },
      mayChange &&
        row.active === 1 && {
          key: 'hide',
          label: actions.hide,
          icon: <EyeOffIcon size={16} />,
          onSelect: () => onHide(row),
        },
      mayChange &&
        row.active === 0 && {
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
