import { Ellipsis } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { Menu } from '../../actions/menu.tsx';
import { setTruncatedTitle } from './truncated-text.ts';
import type { DataColumn, RowActions } from './types.ts';

export interface TableRowProps<Row> {
  row: Row;
  rowId: string;
  /** Row number including the header, from 1. */
  position: number;
  columns: readonly DataColumn<Row>[];
  /** Null when the table has no selection. */
  selected: boolean | null;
  tabbable: boolean;
  openable: boolean;
  rowName: string;
  /** Whether rows have a single line; a truncated name then has a tooltip. */
  compact: boolean;
  actions: RowActions<Row> | undefined;
  onToggle: (rowId: string, on: boolean, range: boolean) => void;
  onOpen: (rowId: string) => void;
  onFocus: (rowId: string) => void;
}

const INTERACTIVE = 'a, button, input, select, textarea, label, [role=menuitem]';

/** Selection is handled by `onClick`, whose event has the Shift key. */
const ignore = () => {};
const DOTS = <Ellipsis />;

/** Plain elements, because `table-root.tsx` styles all rows. */
function Row<Item>(props: TableRowProps<Item>) {
  const { row, rowId, position, columns, selected, tabbable, openable, rowName, compact, actions } = props;
  const { onToggle, onOpen, onFocus } = props;
  const press = (event: MouseEvent<HTMLTableRowElement>) => {
    const inside = (event.target as Element).closest(INTERACTIVE);
    // Ignores presses inside portals, which bubble in React's tree, and presses that select text.
    if (inside || !event.currentTarget.contains(event.target as Node) || window.getSelection()?.toString()) return;
    onOpen(rowId);
  };
  return (
    <tr
      data-row={rowId}
      data-open={openable ? '' : undefined}
      aria-rowindex={position}
      aria-selected={selected ?? undefined}
      tabIndex={tabbable ? 0 : -1}
      onFocus={() => onFocus(rowId)}
      onMouseOver={compact ? setTruncatedTitle : undefined}
      onClick={openable ? press : undefined}
    >
      {selected === null ? null : (
        <td data-slot="check" data-pin="check">
          <input
            type="checkbox"
            aria-label={`Pilih ${rowName}`}
            checked={selected}
            onClick={(event) => onToggle(rowId, event.currentTarget.checked, event.shiftKey)}
            onChange={ignore}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.key}
          data-align={column.align}
          data-primary={column.hideable === false ? '' : undefined}
          data-nowrap={column.nowrap ? '' : undefined}
          title={compact && column.hideable === false ? rowName : undefined}
          data-pin={index === 0 ? (selected === null ? 'first' : 'after-check') : undefined}
        >
          {column.cell(row)}
        </td>
      ))}
      {actions ? (
        <td data-slot="actions">
          <Menu
            label={`Tindakan untuk ${rowName}`}
            items={actions(row)}
            trigger={
              <button type="button" aria-label={`Tindakan untuk ${rowName}`} title={`Tindakan untuk ${rowName}`}>
                {DOTS}
              </button>
            }
          />
        </td>
      ) : null}
    </tr>
  );
}

/** Memoised, so that moving with j and k renders only two rows. */
export const TableRow = memo(Row) as typeof Row;
