import { Avatar } from '@widya/design-system/avatar';
import type { DataColumn } from '@widya/design-system/client-data-table';
import { plainText } from '@widya/design-system/formats/plain-text';
import { Inline } from '@widya/design-system/layout';
import { RichTextView } from '@widya/design-system/rich-text-view';
import type { AssignedInstructor } from './assignment.ts';
import { TEXTS } from './texts.ts';

const { columns } = TEXTS;

const Photo = ({ name, instructor_image_url }: AssignedInstructor) => (
  <Avatar name={name} src={instructor_image_url} size="md" />
);

/** Photo, name, position and description. C-004. */
export const INSTRUCTOR_COLUMNS: readonly DataColumn<AssignedInstructor>[] = [
  { key: 'photo', header: columns.photo, cell: Photo, width: 72, card: 'none' },
  {
    key: 'name',
    header: columns.name,
    cell: ({ name }) => name,
    sortable: true,
    hideable: false,
    width: '24%',
    value: ({ name }) => name,
  },
  {
    key: 'position',
    header: columns.position,
    cell: ({ position }) => position,
    sortable: true,
    width: '24%',
    card: 'subtitle',
    value: ({ position }) => position,
  },
  {
    key: 'description',
    header: columns.description,
    cell: ({ description }) => description && <RichTextView html={description} short />,
    value: ({ description }) => description && plainText(description),
  },
];

/** On phones the photo is beside the name. */
export const INSTRUCTOR_CARDS: readonly DataColumn<AssignedInstructor>[] = INSTRUCTOR_COLUMNS.map((column) =>
  column.key === 'name'
    ? {
        ...column,
        card: 'title',
        cell: (row) => (
          <Inline flexWrap="nowrap" gap="3">
            <Photo {...row} />
            {row.name}
          </Inline>
        ),
      }
    : column,
);
