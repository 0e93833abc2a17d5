import type { ClassRow } from '@widya/contract/classes';
import type { Role } from '@widya/contract/endpoint';
import { formatDateTime } from '@widya/contract/time/texts';
import type { DataColumn } from '@widya/design-system/data-table';
import { formatMoney } from '@widya/design-system/formats/money';
import { Muted } from '@widya/design-system/layout';
import { classIncome } from '../../features/classes/class-income.ts';
import { managePath } from '../../features/classes/manage-path.ts';
import { AcceptedCell, WaitingCell } from './cells/count-cells.tsx';
import { IncomeCell } from './cells/income-cell.tsx';
import { NameCell } from './cells/name-cell.tsx';
import { NoteCell } from './cells/note-cell.tsx';
import { TimeCell } from './cells/time-cell.tsx';
import { TEXTS } from './texts.ts';

interface ColumnContext {
  readonly role: Role;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const { columns } = TEXTS;

/** The columns of the table; their keys are the sort names of the API.. */
export const classColumns = ({ role, now }: ColumnContext): readonly DataColumn<ClassRow>[] => [
  {
    key: 'name',
    header: columns.name,
    cell: (row) => <NameCell row={row} to={managePath(row.code, role)} />,
    sortable: true,
    hideable: false,
    width: '42%',
    value: ({ name }) => name,
  },
  {
    key: 'start_time',
    header: columns.time,
    cell: (row) => <TimeCell row={row} now={now} />,
    sortable: true,
    value: ({ permanent, start_time }) => (permanent ? TEXTS.alwaysOpen : formatDateTime(start_time)),
  },
  {
    key: 'price',
    header: columns.price,
    cell: ({ price, active }) => (active === 0 ? <Muted>{formatMoney(price)}</Muted> : formatMoney(price)),
    sortable: true,
    align: 'end',
    value: ({ price }) => price,
  },
  {
    key: 'waiting',
    header: columns.waiting,
    cell: (row) => <WaitingCell row={row} />,
    sortable: true,
    align: 'end',
    hint: TEXTS.hints.waiting,
    value: ({ metrics }) => metrics.waiting,
  },
  {
    key: 'accepted',
    header: columns.accepted,
    cell: (row) => <AcceptedCell row={row} />,
    sortable: true,
    align: 'end',
    hint: TEXTS.hints.accepted,
    value: ({ metrics }) => metrics.accepted,
  },
  {
    key: 'income',
    header: columns.income,
    cell: (row) => <IncomeCell row={row} />,
    sortable: true,
    align: 'end',
    hint: TEXTS.hints.income,
    value: (row) => classIncome(row).shown,
  },
  {
    key: 'note',
    header: columns.note,
    cell: ({ note }) => <NoteCell note={note} />,
    width: 128,
    value: ({ note }) => note,
  },
];
