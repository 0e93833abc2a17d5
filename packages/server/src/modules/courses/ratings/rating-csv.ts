import type { CourseRating } from '@widya/contract/course-ratings';
import { MAX_RATING } from '@widya/contract/feedback-criteria';
import { formatMonthFirst } from '@widya/contract/time/texts';
import type { SQL } from 'drizzle-orm';
import { csvHeader, csvLines } from '../../../platform/csv/csv.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { readRatings } from './queries.ts';

const COLUMNS = ['id', 'tanggal', 'nama', `penilaian (1-${MAX_RATING})`, 'ulasan', 'status'];

const cellsOf = (row: CourseRating): string[] => [
  String(row.id),
  formatMonthFirst(new Date(row.created_at)),
  row.full_name,
  row.rating.toFixed(2),
  row.comment,
  row.active === 1 ? 'Ditampilkan' : 'Disembunyikan',
];

/** The content of a course's `laporan-umpan-balik.csv`, batch by batch. Source: D101. */
export async function* ratingCsv(tx: Tx, filter: SQL | undefined): AsyncGenerator<string> {
  yield csvHeader(COLUMNS);
  for await (const rows of readRatings(tx, filter)) yield csvLines(rows.map(cellsOf));
}
