import type { CourseFeedback } from '@widya/contract/course-ratings';
import type { DataColumn } from '@widya/design-system/data-table';
import { TableTitle } from '@widya/design-system/table-cell';
import { formatRating } from '../../features/ratings/format-rating.ts';
import { responseColumns } from './response-columns.ts';
import { GLOBAL_FEEDBACK_TEXTS as texts } from './texts.ts';

const { columns } = texts;

/** The columns of the table. @param toCourse address of a course's feedback; null when the account may not open it. */
export const courseColumns = (toCourse: (id: number) => string | null): readonly DataColumn<CourseFeedback>[] => [
  {
    key: 'course_name',
    header: columns.name,
    sortable: true,
    hideable: false,
    width: '46%',
    value: ({ course_name }) => course_name,
    cell: ({ course_name, course_code, course_id }) => (
      <TableTitle to={toCourse(course_id) ?? undefined} sub={course_code}>
        {course_name}
      </TableTitle>
    ),
  },
  ...responseColumns<CourseFeedback>(),
  {
    key: 'average',
    header: columns.average,
    sortable: true,
    align: 'end',
    value: ({ average }) => average,
    cell: ({ average }) => formatRating(average),
  },
];
