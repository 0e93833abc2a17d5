import type { CourseRow } from '@widya/contract/courses';
import type { Role } from '@widya/contract/endpoint';
import type { RowActions } from '@widya/design-system/data-table';
import { CopyIcon, SettingsIcon } from '@widya/design-system/icon';
import { visibilityItems } from '@widya/record-kit/visibility/row-items';
import { COURSE_TEXTS } from '../../features/courses/texts.ts';
import { TEXTS } from './texts.ts';

type Handler = (row: CourseRow) => void;

interface RowActionHandlers {
  readonly onManage: Handler;
  readonly onCopy: Handler;
  readonly onHide: Handler;
  readonly onRestore: Handler;
  readonly onDelete: Handler;
}

/** Actions on a course: Kelola for everybody, the others for admins and superadmins. C-009 and C-015. */
export const courseRowActions =
  (role: Role, { onManage, onCopy, ...hiding }: RowActionHandlers): RowActions<CourseRow> =>
  (row) => {
    const manage = {
      key: 'manage',
      label: TEXTS.actions.manage,
      icon: <SettingsIcon size={16} />,
      onSelect: () => onManage(row),
    };
    if (role === 'instructor') return [manage];
    return [
      manage,
      {
        key: 'duplicate',
        label: COURSE_TEXTS.duplicate,
        icon: <CopyIcon size={16} />,
        onSelect: () => onCopy(row),
      },
      ...visibilityItems({ labels: COURSE_TEXTS, ...hiding })(row),
    ];
  };
