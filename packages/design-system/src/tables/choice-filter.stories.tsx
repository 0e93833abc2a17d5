import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { useArg } from '../../docs/use-arg.ts';
import { ChoiceFilter, type ChoiceFilterProps } from './choice-filter.tsx';

const NAMES = ['Kehumasan', 'Keprotokolan', 'Kesekretariatan', 'Penyuntingan', 'Pelayanan Publik'];
const MORE = ['Arsip', 'Desain Grafis', 'Fotografi', 'Jurnalistik', 'Manajemen Acara', 'Penerjemahan'];

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

function Example({ value: start, ...props }: Omit<ChoiceFilterProps, 'onChange'>) {
  const [value, setValue] = useArg(start);
  return <ChoiceFilter {...props} value={value} onChange={setValue} />;
}

const open: NonNullable<Story['play']> = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Topik/ }));
  await screen.findByRole('listbox', { name: 'Topik' });
};

const meta = {
  title: 'Tables/ChoiceFilter',
  component: Example,
  parameters: { argsOf: ChoiceFilter },
  args: { label: 'Topik', value: '', options: optionsOf(NAMES) },
  decorators: [(Story) => <main style={{ minHeight: '420px' }}>{Story()}</main>],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { value: 'Penyuntingan' } };
export const Open: Story = { args: { value: 'Penyuntingan' }, play: open };
/** Nine or more rows, including the one for all, have a search field above them. */
export const ManyOptions: Story = { args: { options: optionsOf([...NAMES, ...MORE]) }, play: open };
export const LongLabels: Story = {
  args: {
    options: optionsOf(['Penyusunan Naskah Akademik dan Rancangan Peraturan untuk Unit Kerja Baru', ...NAMES]),
  },
  play: open,
};
