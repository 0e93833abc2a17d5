import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawing } from '../inputs/upload/story-sends.ts';
import { Badge } from '../records/badge.tsx';
import { ClientDataTable, type DataColumn } from './client-data-table.tsx';
import { TableClamp, TableCut, TableEmail, TableText, TableTitle } from './table-cell.tsx';
import { useTableQuery } from './use-table-query.tsx';

interface Row {
  readonly name: string;
  readonly email: string;
  readonly note: string;
  readonly link: string;
}

const ROWS: readonly Row[] = [
  {
    name: 'Menyunting Naskah Akademik',
    email: 'ratna.prameswari@contoh.example',
    note: 'Konfirmasi ulang kepada pengajar pekan depan, sebelum tautan dikirim kepada semua peserta yang sudah membayar.',
    link: `https://temu.contoh.example/${'kelas/'.repeat(12)}`,
  },
  {
    name: 'Penulisan Siaran Pers',
    email: 'siti@contoh.example',
    note: 'Gelombang kedua',
    link: 'https://temu.example',
  },
];

const POSTER = drawing(96, 96);
const COLUMNS: readonly DataColumn<Row>[] = [
  {
    key: 'name',
    header: 'TableTitle',
    cell: ({ name }) => (
      <TableTitle to="/editor" sub="MNA7Q2 · Penyuntingan" badges={<Badge tone="warn">2</Badge>} poster={POSTER}>
        {name}
      </TableTitle>
    ),
  },
  {
    key: 'person',
    header: 'TableText, TableEmail',
    cell: ({ email }) => <TableText main="Ratna Prameswari" sub={<TableEmail email={email} />} />,
  },
  { key: 'note', header: 'TableClamp', width: 220, cell: ({ note }) => <TableClamp text={note} /> },
  { key: 'link', header: 'TableCut', cell: ({ link }) => <TableCut text={link} width={200} /> },
];

function Example() {
  const query = useTableQuery();
  return (
    <ClientDataTable<Row>
      label="Isi sel"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={({ name }) => name}
      rowName={({ name }) => name}
      query={query}
    />
  );
}

const meta = { title: 'Tables/TableCells', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryCell: Story = {};
