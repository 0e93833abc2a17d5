import { Ellipsis } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { Menu } from '../../actions/menu.tsx';
import { nameCutText } from './cut-text.ts';
import type { DataColumn, RowActions } from './types.ts';

export interface TableRowProps<Row> {
  row: Row;
  rowId: string;
  /** Position among all rows, header included, from 1. */
  position: number;
  columns: readonly DataColumn<Row>[];
  /** Null when the table has no selection. */
  selected: boolean | null;
  tabbable: boolean;
  openable: boolean;
  rowName: string;
  /** One line per row; a name that is cut there is whole in the tooltip. */
  compact: boolean;
  actions: RowActions<Row> | undefined;
  onToggle: (rowId: string, on: boolean, range: boolean) => void;
  onOpen: (rowId: string) => void;
  onFocus: (rowId: string) => void;
}

const INTERACTIVE = 'a, button, input, select, textarea, label, [role=menuitem]';

/** The checkbox is turned by its click, which also knows of Shift. */
const ignore = () => {};
const DOTS = <Ellipsis />;

/** Plain elements: what they look like stands in `table-root.tsx`, once for all rows. */
function Row<Item>(props: TableRowProps<Item>) {
  const { row, rowId, position, columns, selected, tabbable, openable, rowName, compact, actions } = props;
  const { onToggle, onOpen, onFocus } = props;
  const press = (event: MouseEvent<HTMLTableRowElement>) => {
    const inside = (event.target as Element).closest(INTERACTIVE);
    // Portals bubble here in React although they are elsewhere in the page; selecting text is no press either.
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
      onMouseOver={compact ? nameCutText : undefined}
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

/** Rows only render again when something of theirs changed: moving with j and k touches two of them. */
export const TableRow = memo(Row) as typeof Row;
