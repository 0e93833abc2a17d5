import { relativeDays } from '@widya/contract/time/days';
import { formatDateTimeRange, formatTimeRange } from '@widya/contract/time/ranges';
import { formatDate, formatNumericDate } from '@widya/contract/time/texts';
import { TriangleAlert } from 'lucide-react';
import { formatMoney, formatMoneyPlain } from '../../formats/money.ts';
import { formatNumber } from '../../formats/number.ts';
import { Muted } from '../../layout/layout.tsx';
import { useNarrow } from '../../layout/use-narrow.tsx';
import { Badge } from '../../records/badge.tsx';
import { TableClamp, TableText, TableTitle } from '../table-cell.tsx';
import type { DemoClass } from './story-classes.ts';
import type { DataColumn } from './types.ts';

const NOW = '2026-11-20T03:00:00Z';

function When({ row }: { row: DemoClass }) {
  const narrow = useNarrow();
  if (!row.start) return <Muted>Selalu dibuka</Muted>;
  if (narrow) return formatDateTimeRange(row.start, row.end);
  return (
    <TableText
      main={
        <>
          {formatDate(row.start)} <Muted>· {relativeDays(row.start, NOW)}</Muted>
        </>
      }
      sub={formatTimeRange(row.start, row.end)}
      nowrap
    />
  );
}

/** Columns of the list of classes. */
export const demoColumns: readonly DataColumn<DemoClass>[] = [
  {
    key: 'name',
    header: 'Nama kelas',
    sortable: true,
    hideable: false,
    value: (row) => row.name,
    cell: (row) => (
      <TableTitle
        to={`/editor/classDetail/${row.code}`}
        sub={`${row.code} · ${row.topic}`}
        badges={
          <>
            {row.todo > 0 ? (
              <Badge tone="warn" icon={<TriangleAlert />} label={`${row.todo} belum lengkap`}>
                {row.todo}
              </Badge>
            ) : null}
            {row.start ? null : <Badge>Permanen</Badge>}
            {row.state === 'HIDDEN' ? <Badge>Disembunyikan</Badge> : null}
          </>
        }
      >
        {row.name}
      </TableTitle>
    ),
  },
  {
    key: 'start_time',
    header: 'Tanggal dan waktu',
    sortable: true,
    card: 'subtitle',
    value: (row) => row.start,
    exported: (row) => formatNumericDate(row.start),
    cell: (row) => <When row={row} />,
  },
  {
    key: 'price',
    header: 'Harga',
    align: 'end',
    sortable: true,
    card: 'none',
    value: (row) => row.price,
    cell: (row) => formatMoney(row.price),
  },
  {
    key: 'waiting',
    header: 'Daftar',
    align: 'end',
    sortable: true,
    value: (row) => row.waiting,
    cell: (row) => formatNumber(row.waiting),
  },
  {
    key: 'accepted',
    header: 'Bayar',
    align: 'end',
    sortable: true,
    hint: 'Peserta yang diterima dari kuota',
    value: (row) => row.accepted,
    cell: (row) => (
      <>
        {formatNumber(row.accepted)}
        {row.quota === null ? null : <Muted>/{formatNumber(row.quota)}</Muted>}
      </>
    ),
  },
  {
    key: 'revenue',
    header: 'Pemasukan',
    align: 'end',
    value: (row) => row.price * row.accepted,
    cell: (row) => formatMoneyPlain(row.price * row.accepted),
  },
  {
    key: 'note',
    header: 'Catatan',
    width: 150,
    card: 'none',
    value: (row) => row.note,
    cell: (row) => (
      <Muted>
        <TableClamp text={row.note} />
      </Muted>
    ),
  },
];
