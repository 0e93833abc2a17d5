import type { ClassFeedback } from '@widya/contract/feedback';
import { CRITERION_LABELS, FEEDBACK_CRITERIA } from '@widya/contract/feedback-criteria';
import { formatDate } from '@widya/contract/time/texts';
import type { DataColumn } from '@widya/design-system/data-table';
import { TableTitle } from '@widya/design-system/table-cell';
import { formatRating } from '../../features/ratings/format-rating.ts';
import { RATING_TEXTS } from '../../features/ratings/texts.ts';
import { responseColumns } from './response-columns.ts';
import { GLOBAL_FEEDBACK_TEXTS as texts } from './texts.ts';

const { columns } = texts;

/** The columns of the table. @param toClass address of a class's feedback; null when the account may not open it. */
export const classColumns = (toClass: (code: string) => string | null): readonly DataColumn<ClassFeedback>[] => [
  {
    key: 'class_name',
    header: columns.name,
    sortable: true,
    hideable: false,
    width: '34%',
    value: ({ class_name }) => class_name,
    cell: ({ class_name, class_code }) => (
      <TableTitle to={toClass(class_code) ?? undefined} sub={class_code}>
        {class_name}
      </TableTitle>
    ),
  },
  {
    key: 'class_date',
    header: columns.date,
    sortable: true,
    nowrap: true,
    card: 'subtitle',
    value: ({ class_date }) => class_date,
    cell: ({ class_date }) => (class_date === null ? texts.permanent : formatDate(class_date)),
  },
  ...responseColumns<ClassFeedback>(),
  {
    key: 'average',
    header: RATING_TEXTS.ipk,
    hint: RATING_TEXTS.ipkHint,
    sortable: true,
    align: 'end',
    value: ({ average }) => average,
    cell: ({ average }) => formatRating(average),
  },
  ...FEEDBACK_CRITERIA.map(
    (criterion): DataColumn<ClassFeedback> => ({
      key: criterion,
      header: CRITERION_LABELS[criterion],
      align: 'end',
      hiddenByDefault: true,
      card: 'none',
      value: ({ criteria }) => criteria[criterion],
      cell: ({ criteria }) => formatRating(criteria[criterion]),
    }),
  ),
];
