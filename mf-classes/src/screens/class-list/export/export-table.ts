import type { ClassRow } from '@widya/contract/classes';
import { formatClock, formatNumericDate } from '@widya/contract/time/texts';
import type { SheetValue } from '@widya/design-system/exports/csv';
import { classIncome } from '../../../features/classes/class-income.ts';
import { CLASS_TODO_TEXTS } from '../../../features/classes/class-todo-texts.ts';
import { topicLabel } from '../cells/topic-label.ts';
import { TEXTS } from '../texts.ts';

const { columns } = TEXTS;

const stateOf = ({ active, publish_status }: ClassRow): string => {
  if (publish_status === 'DRAFT') return TEXTS.draft;
  return active === 1 ? 'Tampil' : TEXTS.hidden;
};

const COLUMNS: readonly (readonly [header: string, value: (row: ClassRow) => SheetValue])[] = [
  ['Kode', ({ code }) => code],
  [columns.name, ({ name }) => name],
  ['Topik', topicLabel],
  ['Tanggal', ({ permanent, start_time }) => (permanent ? TEXTS.alwaysOpen : formatNumericDate(start_time))],
  ['Mulai (WIB)', ({ start_time }) => formatClock(start_time)],
  ['Selesai (WIB)', ({ end_time }) => formatClock(end_time)],
  [columns.price, ({ price }) => price],
  [columns.waiting, ({ metrics }) => metrics.waiting],
  ['Antre', ({ metrics }) => metrics.pending],
  [columns.accepted, ({ metrics }) => metrics.accepted],
  ['Kuota', ({ quota }) => (quota === 0 ? 'Tanpa batas' : quota)],
  [columns.income, (row) => classIncome(row).shown],
  ['Jumlah harga diterima', ({ metrics }) => metrics.income],
  [columns.note, ({ note }) => note],
  ['Belum lengkap', ({ todos }) => todos.map((todo) => CLASS_TODO_TEXTS[todo]).join(', ')],
  ['Keadaan', stateOf],
];

/** The list as a table of plain values, header first; days DD-MM-YYYY and times HH:mm in WIB, money as integers. */
export const exportTable = (rows: readonly ClassRow[]): readonly (readonly SheetValue[])[] => [
  COLUMNS.map(([header]) => header),
  ...rows.map((row) => COLUMNS.map(([, value]) => value(row))),
];
