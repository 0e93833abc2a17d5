import type { ClassRow } from '@widya/contract/classes';
import type { Role } from '@widya/contract/endpoint';
import { formatDateTimeRange } from '@widya/contract/time/ranges';
import { Badge } from '@widya/design-system/badge';
import type { DataColumn } from '@widya/design-system/data-table';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { Inline } from '@widya/design-system/layout';
import { TableTitle } from '@widya/design-system/table-cell';
import { classIncome } from '../../features/classes/class-income.ts';
import { classPoster } from '../../features/classes/class-poster.ts';
import { managePath } from '../../features/classes/manage-path.ts';
import { AcceptedCell, WaitingCell } from './cells/count-cells.tsx';
import { TodoPopover } from './cells/todo-popover.tsx';
import { TEXTS } from './texts.ts';

const timeLine = ({ permanent, start_time, end_time }: ClassRow): string =>
  permanent ? TEXTS.alwaysOpen : formatDateTimeRange(start_time, end_time) || TEXTS.noDate;

/** Columns of the cards on phones, by importance. */
export const classCardColumns = (role: Role): readonly DataColumn<ClassRow>[] => [
  {
    key: 'name',
    header: TEXTS.columns.name,
    card: 'title',
    cell: (row) => (
      <TableTitle to={managePath(row.code, role)} poster={classPoster(row)}>
        {row.name}
      </TableTitle>
    ),
  },
  { key: 'start_time', header: TEXTS.columns.time, card: 'subtitle', cell: timeLine },
  { key: 'accepted', header: TEXTS.columns.accepted, card: 'fact', cell: (row) => <AcceptedCell row={row} /> },
  { key: 'waiting', header: TEXTS.columns.waiting, card: 'fact', cell: (row) => <WaitingCell row={row} /> },
  {
    key: 'income',
    header: TEXTS.columns.income,
    card: 'fact',
    cell: (row) => formatMoneyPlain(classIncome(row).shown),
  },
  {
    key: 'state',
    header: TEXTS.columns.state,
    card: 'badge',
    cell: (row) => (
      <Inline>
        <TodoPopover name={row.name} todos={row.todos} />
        {row.publish_status === 'DRAFT' && <Badge>{TEXTS.draft}</Badge>}
        {row.permanent && <Badge>{TEXTS.permanent}</Badge>}
        {row.active === 0 && <Badge>{TEXTS.hidden}</Badge>}
      </Inline>
    ),
  },
];
