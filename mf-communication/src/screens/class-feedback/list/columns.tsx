import type { Feedback } from '@widya/contract/feedback';
import { CRITERION_LABELS, FEEDBACK_CRITERIA } from '@widya/contract/feedback-criteria';
import { formatNumericDate } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { createdColumn } from '@widya/design-system/created-column';
import type { DataColumn } from '@widya/design-system/data-table';
import { Muted } from '@widya/design-system/layout';
import { TableClamp, TableTitle } from '@widya/design-system/table-cell';
import { formatRating } from '../../../features/ratings/format-rating.ts';
import { RATING_TEXTS } from '../../../features/ratings/texts.ts';
import { CLASS_FEEDBACK_TEXTS } from '../texts.ts';

const { columns } = CLASS_FEEDBACK_TEXTS;

/** Hidden feedback is muted. */
const Name = ({ full_name, email, active }: Feedback) => (
  <TableTitle sub={email} badges={active === 0 ? <Badge>{RATING_TEXTS.isHidden}</Badge> : null}>
    {active === 0 ? <Muted>{full_name}</Muted> : full_name}
  </TableTitle>
);

const FRONT: readonly DataColumn<Feedback>[] = [
  {
    key: 'full_name',
    header: columns.name,
    sortable: true,
    hideable: false,
    width: '26%',
    value: ({ full_name }) => full_name,
    cell: Name,
  },
  {
    key: 'average',
    header: columns.average,
    hint: RATING_TEXTS.ipkHint,
    sortable: true,
    align: 'end',
    width: 84,
    value: ({ average }) => average,
    cell: ({ average }) => formatRating(average),
  },
];

const CRITERIA = FEEDBACK_CRITERIA.map(
  (criterion): DataColumn<Feedback> => ({
    key: criterion,
    header: CRITERION_LABELS[criterion],
    sortable: true,
    align: 'end',
    hiddenByDefault: true,
    card: 'none',
    value: (row) => row[criterion],
    cell: (row) => row[criterion],
  }),
);

const BACK: readonly DataColumn<Feedback>[] = [
  {
    key: 'masukan',
    header: columns.comment,
    value: ({ masukan }) => masukan,
    cell: ({ masukan }) => <TableClamp text={masukan} />,
  },
  {
    key: 'kelas_yang_diinginkan',
    header: columns.wanted,
    hiddenByDefault: true,
    value: (row) => row.kelas_yang_diinginkan,
    cell: (row) => <TableClamp text={row.kelas_yang_diinginkan} />,
  },
  {
    key: 'note',
    header: columns.note,
    width: '18%',
    value: ({ note }) => note,
    cell: ({ note }) => <TableClamp text={note} />,
  },
  createdColumn(columns.sent, { width: 180, exported: ({ created_at }) => formatNumericDate(created_at) }),
];

/** Columns of the table; those of single ratings are hidden by default. */
export const FEEDBACK_COLUMNS: readonly DataColumn<Feedback>[] = [...FRONT, ...CRITERIA, ...BACK];
