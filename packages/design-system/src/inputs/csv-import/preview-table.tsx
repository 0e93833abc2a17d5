import { useRef } from 'react';
import { VirtualBody } from '../../tables/data-table/table-body.tsx';
import { styled } from '../../theme/styled.ts';
import type { CsvColumn } from './columns.ts';
import { FixCell } from './fix-cell.tsx';
import type { CsvSession } from './session.ts';
import { useCsvRows } from './use-csv-rows.ts';

const Frame = styled('section', {
  base: {
    overflow: 'auto',
    maxHeight: 'max(260px, 50vh)',
    border: '1px solid',
    borderColor: 'border.subtle',
    borderRadius: 'md',
    bg: 'bg.surface',
    '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
    '& th, & td': {
      height: '38px',
      padding: '6px 10px',
      textAlign: 'left',
      borderBottom: '1px solid',
      borderColor: 'border.subtle',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& th': { fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& thead th': { position: 'sticky', top: 0, zIndex: 'raised', bg: 'bg.head' },
    '& td[data-wrong]': { padding: '4px 6px', whiteSpace: 'normal', bg: 'danger.subtle' },
  },
});

const Note = styled('span', {
  base: { display: 'block', fontSize: 'xs', color: 'fg.muted', overflow: 'hidden', textOverflow: 'ellipsis' },
});

const NUMBER_PX = 72;
const COLUMN_PX = 150;

interface PreviewTableProps {
  columns: readonly CsvColumn[];
  session: CsvSession;
  /** Number of rows in this view. */
  count: number;
  version: number;
  onlyWrong: boolean;
  onFix: (index: number, column: number, value: string) => void;
}

/** All rows of the file, virtualised; a wrong cell is an input with its error below it. */
export function PreviewTable({ columns, session, count: wanted, version, onlyWrong, onFix }: PreviewTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const reveal = useRef<((index: number) => void) | null>(null);
  const { count, need, row } = useCsvRows(session, { count: wanted, version, onlyWrong });
  return (
    <Frame ref={frame} tabIndex={0} aria-label="Isi file">
      <table
        aria-label="Isi file"
        aria-rowcount={count + 1}
        style={{ minWidth: NUMBER_PX + columns.length * COLUMN_PX }}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" style={{ width: NUMBER_PX }}>
              Baris
            </th>
            {columns.map(({ key, header }) => (
              <th key={key} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <VirtualBody
          frame={frame}
          count={count}
          columns={columns.length + 1}
          density="compact"
          pinned={-1}
          reveal={reveal}
          onRange={need}
          row={(index) => {
            const loadedRow = row(index);
            return (
              <tr key={loadedRow?.line ?? `at ${index}`} aria-rowindex={index + 2}>
                <th scope="row">{loadedRow?.line ?? '…'}</th>
                {columns.map((column, at) => {
                  const problem = loadedRow?.problems[at] ?? null;
                  const text = loadedRow?.cells[at] ?? '';
                  const note = loadedRow?.notes[at] ?? null;
                  return problem && loadedRow ? (
                    <td key={column.key} data-wrong="">
                      <FixCell
                        key={`${loadedRow.line} ${text}`}
                        name={`${column.header}, baris ${loadedRow.line}`}
                        text={text}
                        problem={problem}
                        frame={frame}
                        onFix={(value) => onFix(loadedRow.index, at, value)}
                      />
                    </td>
                  ) : (
                    <td key={column.key} title={note ? `${text}: ${note}` : text}>
                      {text}
                      {note ? <Note>{note}</Note> : null}
                    </td>
                  );
                })}
              </tr>
            );
          }}
        />
      </table>
    </Frame>
  );
}
