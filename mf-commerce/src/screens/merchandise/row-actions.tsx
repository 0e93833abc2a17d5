import type { Merchandise } from '@widya/contract/merchandise';
import type { RowActions } from '@widya/design-system/data-table';
import { CheckIcon, PencilIcon, RestoreIcon, TrashIcon } from '@widya/design-system/icon';
import { MERCHANDISE_TEXTS } from './texts.ts';

const { actions } = MERCHANDISE_TEXTS;

interface RowHandlers {
  readonly onEdit: (item: Merchandise) => void;
  readonly onRemove: (item: Merchandise) => void;
  readonly onActivate: (item: Merchandise) => void;
  readonly onRestore: (item: Merchandise) => void;
}

/** The menu of a row. C-161, C-163. */
export const merchandiseRowActions =
  ({ onEdit, onRemove, onActivate, onRestore }: RowHandlers): RowActions<Merchandise> =>
  (item) =>
    item.active === 0
      ? [
          {
            key: 'restore',
            label: actions.restore,
            icon: <RestoreIcon size={16} />,
            onSelect: () => onRestore(item),
          },
        ]
      : [
          { key: 'edit', label: actions.edit, icon: <PencilIcon size={16} />, onSelect: () => onEdit(item) },
          item.activated === 0 &&
            item.is_claimed === 1 && {
              key: 'activate',
              label: actions.activate,
              icon: <CheckIcon size={16} />,
              onSelect: () => onActivate(item),
            },
          {
            key: 'remove',
            label: actions.remove,
            icon: <TrashIcon size={16} />,
            onSelect: () => onRemove(item),
            danger: true,
            separated: true,
          },
        ];
