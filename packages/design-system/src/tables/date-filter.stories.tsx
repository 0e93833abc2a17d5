import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { useArg } from '../../docs/use-arg.ts';
import { DateFilter, type DateFilterProps } from './date-filter.tsx';

function Example({ value: start, ...props }: Omit<DateFilterProps, 'onChange'>) {
  const [days, setDays] = useArg(start);
  return <DateFilter {...props} value={days} onChange={setDays} />;
}

const meta = {
  title: 'Tables/DateFilter',
  component: Example,
  parameters: { argsOf: DateFilter },
  args: { value: { from: '', to: '' } },
  decorators: [(Story) => <main style={{ minHeight: '420px' }}>{Story()}</main>],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Tanggal/ }));
  await screen.findByLabelText('Dari tanggal');
};

export const Off: Story = {};
export const On: Story = { args: { value: { from: '2026-11-24', to: '2026-11-30' } } };
export const OnlyFirstDay: Story = { args: { value: { from: '2026-11-24', to: '' } } };
export const Open: Story = { play: open };
export const WrongOrder: Story = { args: { value: { from: '2026-11-30', to: '2026-11-24' } }, play: open };
export const Picking: Story = {
  args: { value: { from: '2026-11-24', to: '' } },
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getAllByRole('button', { name: 'Pilih tanggal' })[0] as HTMLElement);
    // Sets the focus, which otherwise depends on whether the calendar's code was already loaded.
    (await screen.findByRole('button', { name: /24 November 2026/ }, { timeout: 8000 })).focus();
  },
};
