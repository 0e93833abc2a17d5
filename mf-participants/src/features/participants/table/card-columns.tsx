import type { Participant } from '@widya/contract/participants';
import type { DataColumn } from '@widya/design-system/data-table';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatPercent } from '@widya/design-system/formats/number';
import { TableTitle } from '@widya/design-system/table-cell';
import { TEXTS } from '../texts.ts';
import { voucherText } from '../voucher-text.ts';
import { NoteCell } from './note-cell.tsx';
import { StatusBadges } from './status-cell.tsx';

const { columns } = TEXTS;

/** Columns of the cards on phones: name, state and the most important facts. */
export const participantCards = (kind: 'class' | 'course'): readonly DataColumn<Participant>[] => [
  {
    key: 'full_name',
    header: columns.name,
    card: 'title',
    cell: ({ full_name }) => <TableTitle>{full_name}</TableTitle>,
  },
  { key: 'email', header: columns.email, card: 'subtitle', cell: ({ email, id }) => `${email} · ${id}` },
  { key: 'status', header: columns.statusShort, card: 'badge', cell: (row) => <StatusBadges row={row} /> },
  kind === 'class'
    ? {
        key: 'is_present',
        header: columns.present,
        card: 'fact',
        cell: ({ is_present }) => (is_present ? TEXTS.yes : TEXTS.no),
      }
    : {
        key: 'progress',
        header: columns.progress,
        card: 'fact',
        cell: ({ progress }) => (progress === null ? TEXTS.none : formatPercent(progress)),
      },
  { key: 'price', header: columns.price, card: 'fact', cell: ({ price }) => formatMoney(price) },
  {
    key: 'voucher',
    header: columns.voucher,
    card: 'fact',
    cell: ({ voucher }) => voucherText(voucher) || TEXTS.none,
  },
  {
    key: 'note',
    header: columns.note,
    card: 'fact',
    cell: ({ note }) => (note === '' ? TEXTS.none : <NoteCell note={note} />),
  },
];
