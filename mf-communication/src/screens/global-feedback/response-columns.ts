import type { DataColumn } from '@widya/design-system/data-table';
import { formatNumber } from '@widya/design-system/formats/number';
import { responseRate } from '../../features/ratings/response-rate.ts';
import { GLOBAL_FEEDBACK_TEXTS as texts } from './texts.ts';

const { columns } = texts;

interface ResponseCounts {
  readonly count: number;
  readonly participants: number;
}

/** Columns with the number of responses and the response rate. */
export const responseColumns = <Row extends ResponseCounts>(): readonly DataColumn<Row>[] => [
  {
    key: 'count',
    header: columns.count,
    hint: columns.countHint,
    sortable: true,
    align: 'end',
    nowrap: true,
    value: ({ count }) => count,
    cell: ({ count, participants }) => texts.countOf(formatNumber(count), formatNumber(participants)),
  },
  {
    key: 'rate',
    header: columns.rate,
    align: 'end',
    nowrap: true,
    value: ({ count, participants }) => responseRate(count, participants),
    cell: ({ count, participants }) => responseRate(count, participants),
  },
];
