import type { Voucher } from '@widya/contract/vouchers';
import { Badge } from '@widya/design-system/badge';
import { createdColumn } from '@widya/design-system/created-column';
import type { DataColumn } from '@widya/design-system/data-table';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { truncate } from '@widya/design-system/formats/text';
import { Figures, Muted } from '@widya/design-system/layout';
import { TableTitle } from '@widya/design-system/table-cell';
import type { ReactNode } from 'react';
import { discountLabel } from '../../features/order-detail/voucher-label.ts';
import { VOUCHERS_TEXTS as texts } from './texts.ts';
import { UsageCell } from './usage/usage-cell.tsx';
import { voucherState } from './voucher-state.ts';

const { columns } = texts;

/** Length of a note below the name; its dialog shows all of it. */
const NOTE_SHOWN = 60;

/** Deactivated vouchers are muted. D122. */
const dimmed = ({ active }: Voucher, content: ReactNode): ReactNode =>
  active === 0 ? <Muted>{content}</Muted> : content;

/** The columns of the table. C-126, C-129 to C-132. @param onUsage opens the orders of a voucher. */
export const voucherColumns = (onUsage: (voucher: Voucher) => void): readonly DataColumn<Voucher>[] => [
  {
    key: 'name',
    header: columns.name,
    sortable: true,
    hideable: false,
    width: '18%',
    value: ({ name }) => name,
    cell: (voucher) => (
      <TableTitle sub={truncate(voucher.note, NOTE_SHOWN)}>{dimmed(voucher, voucher.name)}</TableTitle>
    ),
  },
  {
    key: 'code',
    header: columns.code,
    sortable: true,
    nowrap: true,
    card: 'subtitle',
    value: ({ code }) => code,
    cell: (voucher) => <Figures>{dimmed(voucher, voucher.code)}</Figures>,
  },
  {
    key: 'type',
    header: columns.type,
    nowrap: true,
    value: ({ type }) => texts.types[type],
    cell: ({ type }) => texts.types[type],
  },
  {
    key: 'discount',
    header: columns.discount,
    align: 'end',
    nowrap: true,
    value: discountLabel,
    cell: discountLabel,
  },
  {
    key: 'minimum_usage',
    header: columns.minimum,
    sortable: true,
    align: 'end',
    nowrap: true,
    value: ({ minimum_usage }) => minimum_usage,
    cell: ({ minimum_usage }) =>
      minimum_usage === 0 ? <Muted>{texts.noMinimum}</Muted> : formatMoneyPlain(minimum_usage),
  },
  {
    key: 'used_count',
    header: columns.usage,
    sortable: true,
    nowrap: true,
    value: ({ transaction_count }) => transaction_count,
    cell: (voucher) => <UsageCell voucher={voucher} onOpen={() => onUsage(voucher)} />,
  },
  {
    key: 'usage_total',
    header: columns.total,
    align: 'end',
    nowrap: true,
    value: ({ usage_total }) => usage_total,
    cell: ({ usage_total }) => formatMoneyPlain(usage_total),
  },
  {
    key: 'status',
    header: columns.status,
    card: 'badge',
    value: (voucher) => voucherState(voucher).label,
    cell: (voucher) => {
      const { label, tone } = voucherState(voucher);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  createdColumn(columns.created, { hiddenByDefault: true }),
];
