import type { Instructor } from '@widya/contract/instructors';
import { Avatar } from '@widya/design-system/avatar';
import type { DataColumn } from '@widya/design-system/data-table';
import { plainText } from '@widya/design-system/formats/plain-text';
import { Inline } from '@widya/design-system/layout';
import { RichTextView } from '@widya/design-system/rich-text-view';
import { TableTitle } from '@widya/design-system/table-cell';
import { INSTRUCTORS_TEXTS } from './texts.ts';

const { columns } = INSTRUCTORS_TEXTS;

const EMAIL: DataColumn<Instructor> = {
  key: 'email',
  header: columns.email,
  width: '22%',
  card: 'subtitle',
  value: ({ email }) => email,
  cell: ({ email }) => email,
};

/** A round photo of 50 by 50 pixels, or initials, as in the list of a class. C-204 and C-205. */
const Photo = ({ name, instructor_image_url }: Instructor) => (
  <Avatar name={name} src={instructor_image_url} size="photo" />
);

/** Emails are shown to admins only. C-204, D138. @param narrow on phones the photo is beside the name. */
export const instructorColumns = (knowsEmails: boolean, narrow: boolean): readonly DataColumn<Instructor>[] => [
  {
    key: 'photo',
    header: columns.photo,
    width: 84,
    card: 'none',
    cell: Photo,
  },
  {
    key: 'name',
    header: columns.name,
    sortable: true,
    hideable: false,
    width: '20%',
    card: 'title',
    value: ({ name }) => name,
    cell: (row) =>
      narrow ? (
        <Inline flexWrap="nowrap" gap="3">
          <Photo {...row} />
          {row.name}
        </Inline>
      ) : (
        <TableTitle>{row.name}</TableTitle>
      ),
  },
  ...(knowsEmails ? [EMAIL] : []),
  {
    key: 'position',
    header: columns.position,
    width: '18%',
    value: ({ position }) => position,
    cell: ({ position }) => position,
  },
  {
    key: 'description',
    header: columns.description,
    value: ({ description }) => description && plainText(description),
    cell: ({ description }) => description && <RichTextView html={description} short />,
  },
];
