import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './tabs.tsx';
import { useUrlTab } from './use-url-tab.tsx';

const TABS = ['all', 'accepted', 'waiting', 'rejected'] as const;

function Example({ many }: { many?: boolean }) {
  const [tab, setTab] = useUrlTab(TABS);
  const items = [
    { value: 'all', label: 'Semua', count: 126 },
    { value: 'accepted', label: 'Diterima', count: 82 },
    { value: 'waiting', label: 'Menunggu Pembayaran', count: 18 },
    { value: 'rejected', label: 'Ditolak', count: 26 },
  ] as const;
  return (
    <Tabs label="Peserta menurut status" items={many ? items : items.slice(0, 2)} value={tab} onChange={setTab}>
      <p style={{ margin: 0 }}>Isi tab {tab}</p>
    </Tabs>
  );
}

const meta = { title: 'Layout/Tabs', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Four: Story = { args: { many: true } };
export const FromAddress: Story = { args: { many: true }, parameters: { path: '/?tab=waiting' } };
