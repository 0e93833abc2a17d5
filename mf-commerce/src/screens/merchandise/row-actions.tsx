import type { Merchandise } from '@widya/contract/merchandise';
import type { RowActions } from '@widya/design-system/data-table';
import { CheckIcon, PencilIcon, RestoreIcon, TrashIcon } from '@widya/design-system/icon';
import { MERCHANDISE_TEXTS } from './texts.ts';

const { actions } = MERCHANDISE_TEXTS;

interface RowHandlers {
  readonly onEdit: (piece: Merchandise) => void;
  readonly onRemove: (piece: Merchandise) => void;
  readonly onActivate: (piece: Merchandise) => void;
  readonly onRestore: (piece: Merchandise) => void;
}

/** The menu of a row. C-161, C-163. */
export const merchandiseRowActions =
  ({ onEdit, onRemove, onActivate, onRestore }: RowHandlers): RowActions<Merchandise> =>
  (piece) =>
    piece.active === 0
      ? [
          {
            key: 'restore',
            label: actions.restore,
            icon: <RestoreIcon size={16} />,
            onSelect: () => onRestore(piece),
          },
        ]
      : [
          { key: 'edit', label: actions.edit, icon: <PencilIcon size={16} />, onSelect: () => onEdit(piece) },
          piece.activated === 0 &&
            piece.is_claimed === 1 && {
              key: 'activate',
              label: actions.activate,
              icon: <CheckIcon size={16} />,
              onSelect: () => onActivate(piece),
            },
          {
            key: 'remove',
            label: actions.remove,
            icon: <TrashIcon size={16} />,
            onSelect: () => onRemove(piece),
            danger: true,
            separated: true,
          },
        ];
