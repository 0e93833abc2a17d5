import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs, type TabsProps } from './tabs.tsx';
import { useUrlTab } from './use-url-tab.tsx';

const TABS = ['all', 'accepted', 'waiting', 'rejected'] as const;

const FOUR = [
  { value: 'all', label: 'Semua', count: 126 },
  { value: 'accepted', label: 'Diterima', count: 82 },
  { value: 'waiting', label: 'Menunggu Pembayaran', count: 18 },
  { value: 'rejected', label: 'Ditolak', count: 26 },
] as const;

type Tab = (typeof TABS)[number];

function Example(props: Partial<TabsProps<Tab>> & Pick<TabsProps<Tab>, 'items'>) {
  const [tab, setTab] = useUrlTab(TABS);
  return (
    <Tabs label="Peserta menurut status" {...props} value={tab} onChange={setTab}>
      <p style={{ margin: 0 }}>Isi tab {tab}</p>
    </Tabs>
  );
}

const meta = {
  title: 'Layout/Tabs',
  component: Example,
  args: { items: FOUR.slice(0, 2) },
  parameters: { argsOf: Tabs },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Four: Story = { args: { items: FOUR } };
export const FromAddress: Story = { args: { items: FOUR }, parameters: { path: '/?tab=waiting' } };
