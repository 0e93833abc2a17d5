import type { Feedback } from '@widya/contract/feedback';
import type { RowActions } from '@widya/design-system/data-table';
import { EyeIcon, EyeOffIcon, NoteIcon, RestoreIcon } from '@widya/design-system/icon';
import { RATING_TEXTS } from '../../../features/ratings/texts.ts';

const { actions } = RATING_TEXTS;

interface RowHandlers {
  readonly onOpen: (feedback: Feedback) => void;
  readonly onNote: (feedback: Feedback) => void;
  readonly onVisibility: (id: number, active: boolean) => void;
  /** False for instructors, who must not hide feedback about themselves. */
  readonly mayHide: boolean;
}

/** The menu of a row. B-209, B-216. */
export const feedbackRowActions =
  ({ onOpen, onNote, onVisibility, mayHide }: RowHandlers): RowActions<Feedback> =>
  (row) => [
    { key: 'open', label: actions.open, icon: <EyeIcon size={16} />, onSelect: () => onOpen(row) },
    { key: 'note', label: actions.note, icon: <NoteIcon size={16} />, onSelect: () => onNote(row) },
    mayHide &&
      (row.active === 1
        ? {
            key: 'hide',
            label: actions.hide,
            icon: <EyeOffIcon size={16} />,
            onSelect: () => onVisibility(row.id, false),
          }
        : {
            key: 'restore',
            label: actions.restore,
            icon: <RestoreIcon size={16} />,
            onSelect: () => onVisibility(row.id, true),
          }),
  ];
