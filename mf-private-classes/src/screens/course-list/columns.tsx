import type { CourseRow } from '@widya/contract/courses';
import type { Role } from '@widya/contract/endpoint';
import { Badge } from '@widya/design-system/badge';
import type { DataColumn } from '@widya/design-system/data-table';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { Muted } from '@widya/design-system/layout';
import { TableTitle } from '@widya/design-system/table-cell';
import { posterPicture } from '@widya/remote-kit/poster-picture';
import { managePath } from '../../features/courses/paths.ts';
import { TEXTS } from './texts.ts';

const { columns, hints } = TEXTS;

/** The price, with the struck-through one. D29. */
const Price = ({ price, non_discounted_price, is_discounted_price_null }: CourseRow) => (
  <>
    {formatMoney(price)}
    {!is_discounted_price_null && non_discounted_price !== null && (
      <Muted fontSize="sm" display="block" lineHeight="snug">
        <s>{formatMoney(non_discounted_price)}</s>
      </Muted>
    )}
  </>
);

const posterOf = ({ course_image_url, course_code, topic_code }: CourseRow): string =>
  posterPicture({ uploaded: course_image_url, code: course_code, topic: topic_code }, 'mini');

/** The columns of the table; their keys are the sort names of the API. C-008. */
export const courseColumns = (role: Role): readonly DataColumn<CourseRow>[] => [
  {
    key: 'title',
    header: columns.name,
    card: 'title',
    cell: (row) => (
      <TableTitle
        to={managePath(row.id, role)}
        poster={posterOf(row)}
        sub={row.course_code}
        badges={row.active === 0 ? <Badge>{TEXTS.hidden}</Badge> : null}
      >
        {row.active === 0 ? <Muted>{row.title}</Muted> : row.title}
      </TableTitle>
    ),
    sortable: true,
    hideable: false,
    width: '52%',
    value: ({ title }) => title,
  },
  {
    key: 'price',
    header: columns.price,
    card: 'fact',
    cell: Price,
    sortable: true,
    align: 'end',
    value: ({ price }) => price,
  },
  {
    key: 'waiting',
    header: columns.waiting,
    card: 'fact',
    cell: ({ metrics }) => formatNumber(metrics.waiting),
    sortable: true,
    align: 'end',
    hint: hints.waiting,
    value: ({ metrics }) => metrics.waiting,
  },
  {
    key: 'accepted',
    header: columns.accepted,
    card: 'fact',
    cell: ({ metrics }) => formatNumber(metrics.accepted),
    sortable: true,
    align: 'end',
    hint: hints.accepted,
    value: ({ metrics }) => metrics.accepted,
  },
];
