import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { RadioGroup } from '../inputs/radio-group.tsx';
import { drawing } from '../inputs/upload/story-sends.ts';
import { NOTHING, type Selection } from './data-table/selection.ts';
import { type DemoClass, demoClasses, manyClasses } from './data-table/story-classes.ts';
import { demoColumns } from './data-table/story-columns.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { FilterChip, ToggleChip } from './filter-chip.tsx';
import { TableTitle } from './table-cell.tsx';
import { useTableQuery } from './use-table-query.tsx';

type Args = Partial<DataTableProps<DemoClass>> & { selectable?: boolean };

function ClassTable({ selectable, ...args }: Args) {
  const query = useTableQuery({ filters: ['todo', 'topic_code'] });
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const topic = query.filters.topic_code;
  return (
    <DataTable<DemoClass>
      label="Daftar kelas"
      columns={demoColumns}
      rows={demoClasses}
      total={14}
      rowKey={(row) => row.code}
      rowName={(row) => row.name}
      query={query}
      searchPlaceholder="Cari nama, kode, topik"
      filters={
        <>
          <ToggleChip
            label="Perlu dikerjakan"
            on={query.filters.todo === '1'}
            onChange={(on) => query.setFilter('todo', on ? '1' : null)}
          />
          <FilterChip label="Topik" value={topic} onClear={() => query.setFilter('topic_code', null)}>
            {(close) => (
              <RadioGroup
                label="Topik"
                value={topic ?? null}
                onChange={(value) => {
                  query.setFilter('topic_code', value);
                  close();
                }}
                options={['Penyuntingan', 'Kebahasaan', 'Kehumasan'].map((value) => ({ value, label: value }))}
              />
            )}
          </FilterChip>
        </>
      }
      tools={
        <>
          <Button size="sm" variant="ghost" icon={<EyeOff size={16} />}>
            Tampilkan tersembunyi
          </Button>
          <Button size="sm" icon={<Download size={16} />}>
            Ekspor
          </Button>
        </>
      }
      rowActions={(row) => [
        { key: 'manage', label: 'Kelola', to: `/editor/classDetail/${row.code}` },
        { key: 'note', label: 'Catatan' },
        { key: 'hide', label: 'Sembunyikan', separated: true },
        { key: 'delete', label: 'Hapus', danger: true },
      ]}
      cardAction={() => <Button size="sm">Kelola</Button>}
      onRetry={() => {}}
      errorTitle="Daftar kelas tidak dapat dimuat"
      empty={
        <EmptyState
          title="Belum ada kelas"
          description="Kelas yang akan datang tampil di sini."
          action={<Button variant="primary">Buat Kelas Baru</Button>}
        />
      }
      {...(selectable
        ? {
            selection,
            onSelection: setSelection,
            bulkActions: () => (
              <Button size="sm" variant="inverse">
                Kirim surel
              </Button>
            ),
          }
        : {})}
      {...args}
    />
  );
}

const meta = {
  title: 'Tables/DataTable',
  component: ClassTable,
  argTypes: { selectable: { description: 'Rows can be chosen.' } },
  parameters: { layout: 'padded', argsOf: DataTable },
} satisfies Meta<typeof ClassTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const WithSelection: Story = { args: { selectable: true } };
export const Filtered: Story = { parameters: { path: '/?q=naskah&todo=1&topic_code=Penyuntingan&sort=-price' } };
export const OneRow: Story = { args: { rows: demoClasses.slice(0, 1), total: 1 } };
export const FiftyRows: Story = {
  args: { rows: manyClasses(50), total: 1204 },
  parameters: { path: '/?per_page=50&page=3' },
};
export const Loading: Story = { tags: ['busy'], args: { rows: undefined, total: undefined, loading: true } };
export const Refreshing: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [], total: 0 } };
export const FilteredToNothing: Story = { args: { rows: [], total: 0 }, parameters: { path: '/?q=zzz' } };
export const Failed: Story = {
  args: {
    rows: undefined,
    total: undefined,
    error: { message: 'Server tidak menjawab dalam 10 detik.', requestId: '01JDX8W2T7' },
  },
};
export const Forbidden: Story = {
  args: {
    rows: undefined,
    total: undefined,
    error: { message: 'Akses ditolak', requestId: '01JDX8W2T7', status: 403 },
  },
};
export const FailedButKeepsRows: Story = {
  args: { error: { message: 'Server tidak menjawab.', requestId: '01JDX8W2T7' } },
};
/** Posters beside names that wrap onto several lines. */
export const WithPosters: Story = {
  args: {
    columns: demoColumns.map((column) =>
      column.key === 'name'
        ? {
            ...column,
            cell: ({ name, code, topic }) => (
              <TableTitle to={`/editor/classDetail/${code}`} sub={`${code} · ${topic}`} poster={drawing(96, 96)}>
                {name}
              </TableTitle>
            ),
          }
        : column,
    ),
  },
};
export const LongTexts: Story = {
  args: {
    rows: demoClasses.map((row) => ({
      ...row,
      name: `${row.name} bagi Penyelenggara Pelayanan Publik di Lingkungan Pemerintah Provinsi dan Kabupaten/Kota`,
      note: `${row.note} dan catatan panjang tentang kelas ini yang tidak muat dalam satu baris`,
    })),
  },
};
