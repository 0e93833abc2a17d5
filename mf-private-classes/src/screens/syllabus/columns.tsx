import type { CourseChapter } from '@widya/contract/chapters';
import type { DataColumn } from '@widya/design-system/client-data-table';
import { formatNumber } from '@widya/design-system/formats/number';
import { formatLength } from '../../features/chapters/length.ts';
import { SYLLABUS_TEXTS } from './texts.ts';

const { columns: texts } = SYLLABUS_TEXTS;
const sum = (rows: readonly CourseChapter[], of: (row: CourseChapter) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** Name, number of contents and duration, with totals in the headers. C-045, C-046. */
export const chapterColumns = (rows: readonly CourseChapter[]): readonly DataColumn<CourseChapter>[] => [
  {
    key: 'name',
    header: texts.name,
    cell: ({ name }) => name,
    value: ({ name }) => name,
    hideable: false,
    card: 'title',
  },
  {
    key: 'content',
    header: texts.content(sum(rows, ({ no_of_syllabus_content }) => no_of_syllabus_content)),
    cardLabel: texts.contentShort,
    cell: ({ no_of_syllabus_content }) => formatNumber(no_of_syllabus_content),
    align: 'end',
    width: '22%',
  },
  {
    key: 'duration',
    header: texts.duration(formatLength(sum(rows, ({ duration }) => duration))),
    cardLabel: texts.durationShort,
    cell: ({ duration }) => formatLength(duration),
    align: 'end',
    width: '34%',
  },
];
