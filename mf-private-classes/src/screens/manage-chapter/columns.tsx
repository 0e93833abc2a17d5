import type { CourseSubChapter } from '@widya/contract/chapters';
import { Badge } from '@widya/design-system/badge';
import type { DataColumn } from '@widya/design-system/client-data-table';
import { formatLength } from '../../features/chapters/length.ts';
import { MANAGE_TEXTS } from './texts.ts';

const { columns: texts } = MANAGE_TEXTS;

/** Name, type and duration of sub-chapters. C-067. */
export const subColumns = (rows: readonly CourseSubChapter[]): readonly DataColumn<CourseSubChapter>[] => [
  {
    key: 'name',
    header: texts.name,
    cell: ({ name }) => name,
    value: ({ name }) => name,
    hideable: false,
    card: 'title',
  },
  {
    key: 'type',
    header: texts.type,
    cell: ({ type }) => <Badge>{type}</Badge>,
    value: ({ type }) => type,
    width: 130,
    card: 'badge',
  },
  {
    key: 'duration',
    header: texts.duration(formatLength(rows.reduce((total, { duration }) => total + duration, 0))),
    cardLabel: texts.durationShort,
    cell: ({ duration }) => formatLength(duration),
    align: 'end',
    width: '34%',
  },
];
