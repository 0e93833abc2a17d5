import type { CourseRating } from '@widya/contract/course-ratings';
import type { RowActions } from '@widya/design-system/data-table';
import { EyeOffIcon, RestoreIcon } from '@widya/design-system/icon';
import { RATING_TEXTS } from '../../features/ratings/texts.ts';

const { actions } = RATING_TEXTS;

/** The menu of a row: hide or restore. C-108. */
export const ratingRowActions =
  (onVisibility: (id: number, active: boolean) => void): RowActions<CourseRating> =>
  ({ id, active }) => [
    active === 1
      ? { key: 'hide', label: actions.hide, icon: <EyeOffIcon size={16} />, onSelect: () => onVisibility(id, false) }
      : {
          key: 'restore',
          label: actions.restore,
          icon: <RestoreIcon size={16} />,
          onSelect: () => onVisibility(id, true),
        },
  ];
