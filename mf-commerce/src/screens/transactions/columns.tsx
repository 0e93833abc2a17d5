import { EXCEPTION_LABELS, OUTCOME_LABELS, outcomeOf } from '@widya/contract/order-status';
import type { Order } from '@widya/contract/orders';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import type { DataColumn } from '@widya/design-system/data-table';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { Figures } from '@widya/design-system/layout';
import { TableEmail, TableText, TableTitle } from '@widya/design-system/table-cell';
import { OrderStatus } from '../../features/order-detail/order-status.tsx';
import { discountLabel } from '../../features/order-detail/voucher-label.ts';
import { TRANSACTIONS_TEXTS } from './texts.ts';

const { columns } = TRANSACTIONS_TEXTS;

/** Why an order needs a review; empty once it was settled. */
const problemOf = ({ exception, exception_resolved_at }: Order): string =>
  exception === null || exception_resolved_at !== null ? '' : EXCEPTION_LABELS[exception];

/** Columns of the list of a month. C-151. */
export const orderColumns: readonly DataColumn<Order>[] = [
  {
    key: 'order_id',
    header: columns.id,
    hideable: false,
    width: 168,
    value: ({ order_id }) => order_id,
    cell: (order) => (
      <TableTitle badges={problemOf(order) !== '' && <Badge tone="error">{problemOf(order)}</Badge>}>
        <Figures whiteSpace="nowrap">{order.order_id}</Figures>
      </TableTitle>
    ),
  },
  {
    key: 'created_at',
    header: columns.time,
    headerWraps: true,
    width: 128,
    sortable: true,
    card: 'subtitle',
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => <TableText main={formatDateTime(created_at)} />,
  },
  {
    key: 'member',
    header: columns.user,
    width: '26%',
    value: ({ member }) => member.full_name,
    cell: ({ member }) => <TableText main={member.full_name} sub={<TableEmail email={member.email} />} />,
  },
  {
    key: 'amount',
    header: columns.amount,
    headerWraps: true,
    sortable: true,
    align: 'end',
    nowrap: true,
    value: ({ amount }) => amount,
    cell: ({ amount }) => formatMoneyPlain(amount),
  },
  {
    key: 'voucher',
    header: columns.voucher,
    value: ({ voucher }) => voucher?.code,
    cell: ({ voucher }) => voucher && <TableText main={voucher.code} sub={discountLabel(voucher)} />,
  },
  {
    key: 'status',
    header: columns.status,
    card: 'badge',
    value: (order) => OUTCOME_LABELS[outcomeOf(order)],
    cell: (order) => <OrderStatus order={order} stacked />,
  },
];
