import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { CalendarIcon, UsersIcon } from '../theme/icon.tsx';
import { CommandPalette, type CommandPaletteProps, type PaletteGroup } from './command-palette.tsx';

const all: readonly PaletteGroup[] = [
  {
    label: 'Kelas',
    items: [
      { key: 'c1', label: 'Menyunting Naskah Akademik', detail: 'MNA7Q2', icon: <CalendarIcon /> },
      { key: 'c2', label: 'Penulisan Siaran Pers', detail: 'PSP9HM', icon: <CalendarIcon /> },
    ],
  },
  { label: 'Halaman', items: [{ key: 'p1', label: 'Pengguna', icon: <UsersIcon />, keys: ['g', 'u'] }] },
];

function Example({ start = '', ...args }: Partial<CommandPaletteProps> & { start?: string }) {
  const [query, setQuery] = useArg(start);
  const groups = all.map((group) => ({
    ...group,
    items: group.items.filter((item) => item.label.toLowerCase().includes(query.toLowerCase())),
  }));
  return (
    <CommandPalette
      open
      onClose={() => {}}
      query={query}
      onQuery={setQuery}
      groups={groups}
      onSelect={() => {}}
      {...args}
    />
  );
}

const meta = {
  title: 'Actions/CommandPalette',
  component: Example,
  argTypes: { start: { description: 'What is typed already.' } },
  parameters: { argsOf: CommandPalette },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const Searching: Story = {
  args: {
    loading: true,
    start: 'pen',
    groups: [
      { label: 'Halaman', items: [{ key: 'p2', label: 'Penilaian', icon: <UsersIcon /> }] },
      { label: 'Kelas', items: [], loading: true },
      {
        label: 'Pengguna',
        items: [{ key: 'u1', label: 'Rina Pendita', detail: 'rina@uji.example', icon: <UsersIcon /> }],
        loading: true,
      },
    ],
  },
};
export const Nothing: Story = { args: { start: 'zzz' } };
