import type { CourseRow } from '@widya/contract/courses';
import type { SheetValue } from '@widya/design-system/exports/csv';
import { TEXTS } from './texts.ts';

const { columns } = TEXTS;

const COLUMNS: readonly (readonly [header: string, value: (row: CourseRow) => SheetValue])[] = [
  [TEXTS.code, ({ course_code }) => course_code],
  [columns.name, ({ title }) => title],
  [columns.price, ({ price }) => price],
  [columns.waiting, ({ metrics }) => metrics.waiting],
  [columns.accepted, ({ metrics }) => metrics.accepted],
  [TEXTS.income, ({ metrics }) => metrics.income],
  [columns.state, ({ active }) => (active === 1 ? TEXTS.shown : TEXTS.hidden)],
];

/** The list as a table of plain values, header first; money as integers. */
export const exportSheet = (rows: readonly CourseRow[]): readonly (readonly SheetValue[])[] => [
  COLUMNS.map(([header]) => header),
  ...rows.map((row) => COLUMNS.map(([, value]) => value(row))),
];
