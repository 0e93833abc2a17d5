import type { EventRecord } from '@widya/contract/events';
import { formatDateTimeRange } from '@widya/contract/time/ranges';
import type { DataColumn } from '@widya/design-system/data-table';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { StatusBadge } from '@widya/design-system/status-badge';
import { TableTitle } from '@widya/design-system/table-cell';
import { posterPicture } from '@widya/remote-kit/poster-picture';
import { eventBadge } from '../../features/event-scope/event-states.ts';
import { CREATE_TEXTS } from './texts.ts';

const { columns, unscheduled, unlimited } = CREATE_TEXTS;

const When = ({ start_time, end_time }: EventRecord) =>
  start_time ? formatDateTimeRange(start_time, end_time) : unscheduled;
const posterOf = ({ event_banner_url, event_icon_url, event_url }: EventRecord): string =>
  posterPicture({ uploaded: event_icon_url ?? event_banner_url, code: event_url, topic: null }, 'mini');
const State = (row: EventRecord) => <StatusBadge {...eventBadge(row)} />;

const REST: readonly DataColumn<EventRecord>[] = [
  { key: 'start_time', header: columns.when, cell: When, sortable: true, card: 'subtitle' },
  { key: 'price', header: columns.price, cell: ({ price }) => formatMoney(price), align: 'end', card: 'fact' },
  {
    key: 'quota',
    header: columns.quota,
    cell: ({ quota }) => (quota > 0 ? formatNumber(quota) : unlimited),
    align: 'end',
    card: 'fact',
  },
  { key: 'state', header: columns.state, cell: State, card: 'badge' },
];

export const EVENT_COLUMNS: readonly DataColumn<EventRecord>[] = [
  {
    key: 'name',
    header: columns.name,
    cell: (row) => (
      <TableTitle poster={posterOf(row)} sub={row.event_url}>
        {row.name}
      </TableTitle>
    ),
    sortable: true,
    hideable: false,
    width: '34%',
  },
  ...REST,
];

export const EVENT_CARDS: readonly DataColumn<EventRecord>[] = [
  {
    key: 'name',
    header: columns.name,
    cell: (row) => <TableTitle poster={posterOf(row)}>{row.name}</TableTitle>,
    card: 'title',
  },
  ...REST,
];
