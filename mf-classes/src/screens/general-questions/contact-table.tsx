import type { ContactFormPage } from '@widya/api-client/questions';
import { formatDateTime } from '@widya/contract/time/texts';
import { type DataColumn, DataTable } from '@widya/design-system/data-table';
import { formatPhone } from '@widya/design-system/formats/text';
import { tableRows } from '@widya/design-system/list-page';
import { TableText } from '@widya/design-system/table-cell';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { UserText } from '@widya/design-system/user-text';
import { useRowsOf } from '@widya/record-kit/list/use-list';
import { contactList } from './list.ts';
import { TEXTS } from './texts.ts';

type ContactForm = ContactFormPage['data'][number];

const { columns } = TEXTS;

const CONTACT_COLUMNS: readonly DataColumn<ContactForm>[] = [
  {
    key: 'full_name',
    header: columns.name,
    cell: ({ full_name, email }) => <TableText main={full_name} sub={email} />,
    width: '24%',
    hideable: false,
  },
  {
    key: 'phone_num',
    header: columns.phone,
    cell: ({ phone_num }) => formatPhone(phone_num),
    width: 150,
    nowrap: true,
  },
  {
    key: 'message',
    header: columns.message,
    cell: ({ message }) => <UserText lines>{message}</UserText>,
  },
  {
    key: 'created_at',
    header: columns.sent,
    cell: ({ created_at }) => formatDateTime(created_at),
    width: 190,
    nowrap: true,
  },
];

/** Complete messages of the contact form, which have no detail page. D9. */
export function ContactTable({ query }: { readonly query: TableQuery }) {
  const { page } = useRowsOf(contactList, query);
  return (
    <DataTable<ContactForm>
      label={TEXTS.contact}
      columns={CONTACT_COLUMNS}
      {...tableRows(page, query)}
      rowName={({ full_name }) => full_name}
      errorTitle={TEXTS.contactFailed}
      searchPlaceholder={TEXTS.contactSearch}
    />
  );
}
