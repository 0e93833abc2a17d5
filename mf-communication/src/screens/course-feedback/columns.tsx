import type { CourseRating } from '@widya/contract/course-ratings';
import { formatNumericDate } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { createdColumn } from '@widya/design-system/created-column';
import type { DataColumn } from '@widya/design-system/data-table';
import { Muted } from '@widya/design-system/layout';
import { TableTitle } from '@widya/design-system/table-cell';
import { UserText } from '@widya/design-system/user-text';
import { formatRating } from '../../features/ratings/format-rating.ts';
import { RATING_TEXTS } from '../../features/ratings/texts.ts';
import { COURSE_FEEDBACK_TEXTS as texts } from './texts.ts';

const { columns } = texts;

/** Hidden ratings are muted. */
const Name = ({ full_name, active }: CourseRating) => (
  <TableTitle badges={active === 0 ? <Badge>{RATING_TEXTS.isHidden}</Badge> : null}>
    {active === 0 ? <Muted>{full_name}</Muted> : full_name}
  </TableTitle>
);

/** The complete review, because there is no detail dialog. */
const Review = ({ comment }: CourseRating) =>
  comment === '' ? <Muted>{texts.noReview}</Muted> : <UserText lines>{comment}</UserText>;

/** The columns of the table. C-107. */
export const RATING_COLUMNS: readonly DataColumn<CourseRating>[] = [
  {
    key: 'full_name',
    header: columns.name,
    sortable: true,
    hideable: false,
    width: '24%',
    value: ({ full_name }) => full_name,
    cell: Name,
  },
  {
    key: 'rating',
    header: columns.rating,
    sortable: true,
    align: 'end',
    width: 96,
    value: ({ rating }) => rating,
    cell: ({ rating }) => formatRating(rating),
  },
  { key: 'comment', header: columns.review, value: ({ comment }) => comment, cell: Review },
  createdColumn(columns.sent, { width: 180, exported: ({ created_at }) => formatNumericDate(created_at) }),
];
