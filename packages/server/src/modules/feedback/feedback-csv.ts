import type { Feedback } from '@widya/contract/feedback';
import { CRITERION_LABELS, FEEDBACK_CRITERIA, MAX_IPK, MAX_RATING } from '@widya/contract/feedback-criteria';
import { formatMonthFirst } from '@widya/contract/time/texts';
import type { SQL } from 'drizzle-orm';
import { csvHeader, csvLines } from '../../platform/csv/csv.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { readFeedback } from './queries.ts';

/** Average and IPK use different scales, so the headers name them (D78). */
const COLUMNS = [
  'id',
  'tanggal',
  'nama',
  'email',
  ...FEEDBACK_CRITERIA.map((criterion) => `${CRITERION_LABELS[criterion]} (1-${MAX_RATING})`),
  `IPK (1-${MAX_IPK})`,
  'masukan',
  'kelas yang diinginkan',
  'pertanyaan',
  'catatan',
  'status',
];

const cellsOf = (row: Feedback): string[] => [
  String(row.id),
  formatMonthFirst(new Date(row.created_at)),
  row.full_name,
  row.email,
  ...FEEDBACK_CRITERIA.map((criterion) => String(row[criterion])),
  row.average.toFixed(2),
  row.masukan,
  row.kelas_yang_diinginkan,
  row.question,
  row.note,
  row.active === 1 ? 'Ditampilkan' : 'Disembunyikan',
];

type Owner = Parameters<typeof readFeedback>[1];

/** The content of `laporan-umpan-balik.csv`, batch by batch. Source: D101. */
export async function* feedbackCsv(tx: Tx, owner: Owner, filter: SQL | undefined): AsyncGenerator<string> {
  yield csvHeader(COLUMNS);
  for await (const rows of readFeedback(tx, owner, filter)) yield csvLines(rows.map(cellsOf));
}
