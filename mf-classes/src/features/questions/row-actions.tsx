import type { Question } from '@widya/contract/questions';
import type { RowActions } from '@widya/design-system/data-table';
import { PencilIcon, QuestionIcon, RestoreIcon, TrashIcon } from '@widya/design-system/icon';
import { QUESTION_TEXTS as texts } from './texts.ts';

const { actions } = texts;

interface QuestionHandlers {
  readonly onAnswer: (row: Question) => void;
  readonly onEdit: (row: Question) => void;
  readonly onDelete: (row: Question) => void;
  readonly onRestore: (row: Question) => void;
}

/** Deleted questions cannot be answered or edited. B-050, B-051. */
export const questionActions =
  ({ onAnswer, onEdit, onDelete, onRestore }: QuestionHandlers): RowActions<Question> =>
  (row) => {
    if (row.active === 0)
      return [
        { key: 'restore', label: actions.restore, icon: <RestoreIcon size={16} />, onSelect: () => onRestore(row) },
      ];
    return [
      {
        key: 'answer',
        label: row.answer === null ? actions.answer : actions.editAnswer,
        icon: <QuestionIcon size={16} />,
        onSelect: () => onAnswer(row),
      },
      { key: 'edit', label: actions.edit, icon: <PencilIcon size={16} />, onSelect: () => onEdit(row) },
      {
        key: 'delete',
        label: actions.remove,
        icon: <TrashIcon size={16} />,
        onSelect: () => onDelete(row),
        danger: true,
        separated: true,
      },
    ];
  };
