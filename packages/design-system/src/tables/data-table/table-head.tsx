import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import { Tooltip } from '../../overlays/tooltip.tsx';
import type { DataColumn } from './types.ts';

interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: string | null;
  onSort: (sort: string | null) => void;
  check: ReactNode;
  hasActions: boolean;
}

/**
 * A width in pixels is also the minimum, because the column of the name would otherwise take its space
 * (`table-root.tsx`).
 */
const widthOf = (width: string | number | undefined) =>
  typeof width === 'number' ? { width, minWidth: width } : width === undefined ? undefined : { width };

/** Pressing a header sorts ascending, then descending, then by the list's default. */
function nextSort(sort: string | null, key: string): string | null {
  if (sort === key) return `-${key}`;
  return sort === `-${key}` ? null : key;
}

function Label<Row>({
  column,
  sort,
  onSort,
}: {
  column: DataColumn<Row>;
  sort: string | null;
  onSort: (sort: string | null) => void;
}) {
  if (!column.sortable) {
    return column.hint ? (
      <Tooltip content={column.hint}>
        <button type="button">{column.header}</button>
      </Tooltip>
    ) : (
      column.header
    );
  }
  const Icon = sort === column.key ? ArrowUp : sort === `-${column.key}` ? ArrowDown : ChevronsUpDown;
  return (
    <Tooltip content={column.hint}>
      <button type="button" onClick={() => onSort(nextSort(sort, column.key))}>
        {column.header}
        <Icon size={13} aria-hidden />
      </button>
    </Tooltip>
  );
}

export function TableHead<Row>({ columns, sort, onSort, check, hasActions }: TableHeadProps<Row>) {
  const order = (key: string) => (sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined);
  return (
    <thead>
      <tr aria-rowindex={1}>
        {check ? (
          <th scope="col" data-slot="check" data-pin="check">
            {check}
          </th>
        ) : null}
        {columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            data-align={column.align}
            data-wraps={column.headerWraps ? '' : undefined}
            data-primary={column.hideable === false ? '' : undefined}
            data-pin={index === 0 ? (check ? 'after-check' : 'first') : undefined}
            aria-sort={column.sortable ? order(column.key) : undefined}
            style={widthOf(column.width)}
          >
            <Label column={column} sort={sort} onSort={onSort} />
          </th>
        ))}
        {hasActions ? (
          <th scope="col" data-slot="actions">
            <VisuallyHidden>Tindakan</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
