import type { RowActions } from '@widya/design-system/data-table';
import { EyeOffIcon, RestoreIcon, TrashIcon } from '@widya/design-system/icon';

interface RowItemsOf<Row> {
  readonly labels: { readonly hide: string; readonly restore: string; readonly remove: string };
  readonly onHide: (row: Row) => void;
  readonly onRestore: (row: Row) => void;
  readonly onDelete: (row: Row) => void;
}

/** Menu items of a row that hide, restore and delete a class or a course., C-015. */
export const visibilityItems =
  <Row extends { readonly active: number }>({
    labels,
    onHide,
    onRestore,
    onDelete,
  }: RowItemsOf<Row>): RowActions<Row> =>
  (row) => [
    row.active === 1
      ? { key: 'hide', label: labels.hide, icon: <EyeOffIcon size={16} />, onSelect: () => onHide(row) }
      : { key: 'restore', label: labels.restore, icon: <RestoreIcon size={16} />, onSelect: () => onRestore(row) },
    {
      key: 'delete',
      label: labels.remove,
      icon: <TrashIcon size={16} />,
      onSelect: () => onDelete(row),
      danger: true,
      separated: true,
    },
  ];
