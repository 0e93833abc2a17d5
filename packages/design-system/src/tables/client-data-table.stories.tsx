import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ClientDataTable, type ClientDataTableProps } from './client-data-table.tsx';
import { NOTHING, type Selection } from './data-table/selection.ts';
import { type DemoClass, demoClasses, manyClasses } from './data-table/story-classes.ts';
import { demoColumns } from './data-table/story-columns.tsx';
import { ToggleChip } from './filter-chip.tsx';
import { TableSettingsProvider } from './table-settings.tsx';
import { useTableQuery } from './use-table-query.tsx';

const matches = (row: DemoClass, filters: Readonly<Record<string, string>>) =>
  filters.topic_code === undefined || row.topic === filters.topic_code;

type Args = Partial<ClientDataTableProps<DemoClass>> & { count?: number };

const classesByCount = new Map<number, readonly DemoClass[]>();
function rowsFor(count: number): readonly DemoClass[] {
  const classes = classesByCount.get(count) ?? manyClasses(count);
  classesByCount.set(count, classes);
  return classes;
}

function Example({ count, ...args }: Args) {
  const query = useTableQuery({ filters: ['topic_code'], settingsKey: 'contoh' });
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const topic = query.filters.topic_code;
  return (
    <ClientDataTable<DemoClass>
      label="Daftar kelas"
      columns={demoColumns}
      rows={count === undefined ? demoClasses : rowsFor(count)}
      matches={matches}
      rowKey={(row) => row.code}
      rowName={(row) => row.name}
      query={query}
      searchPlaceholder="Cari nama, kode, topik"
      exportName="daftar-kelas"
      filters={
        <ToggleChip
          label="Penyuntingan"
          on={topic !== undefined}
          onChange={(on) => query.setFilter('topic_code', on ? 'Penyuntingan' : null)}
        />
      }
      selection={selection}
      onSelection={setSelection}
      bulkActions={() => (
        <Button size="sm" variant="inverse">
          Sembunyikan
        </Button>
      )}
      rowActions={() => [{ key: 'edit', label: 'Sunting' }]}
      empty={<EmptyState title="Belum ada kelas" description="Kelas baru tampil di sini." />}
      {...args}
    />
  );
}

const meta = {
  title: 'Tables/ClientDataTable',
  component: Example,
  argTypes: {
    loading: { description: 'Whether a request is running.' },
    error: { description: 'Why the rows could not be read.' },
    onRetry: { description: 'Called by `Coba lagi`.' },
    count: { description: 'Number of generated rows.' },
  },
  parameters: { argsOf: ClientDataTable },
  decorators: [
    (Story) => (
      <TableSettingsProvider userId={7}>
        <Story />
      </TableSettingsProvider>
    ),
  ],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = { args: { count: 64 } };
export const Sorted: Story = { args: { count: 64 }, parameters: { path: '/?sort=-name' } };
export const Searched: Story = { args: { count: 64 }, parameters: { path: '/?q=hukum%204' } };
export const TenThousandRows: Story = {
  args: { count: 10_000, paged: false },
  // The column widths depend on the rows rendered when the widths are measured, and their number varies between runs.
  tags: ['no-picture'],
  // Storybook's highlighter checks every element after every change and would distort the measured scrolling speed.
  parameters: { highlight: { disable: true } },
};
export const Loading: Story = { tags: ['busy'], args: { rows: undefined, loading: true } };
export const Empty: Story = { args: { rows: [] } };
export const FilteredToNothing: Story = { parameters: { path: '/?q=zzz' } };
export const Failed: Story = {
  args: { rows: undefined, error: { message: 'Server tidak menjawab.', requestId: '01JDX8W2T7' }, onRetry: () => {} },
};
