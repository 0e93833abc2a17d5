import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { ShowToggle, type ShowToggleProps } from './show-toggle.tsx';

function Example({ on: start, ...props }: Omit<ShowToggleProps, 'onChange'>) {
  const [on, setOn] = useArg(start);
  return <ShowToggle {...props} on={on} onChange={setOn} />;
}

const meta = {
  title: 'Tables/ShowToggle',
  component: Example,
  parameters: { argsOf: ShowToggle },
  args: { on: false, show: 'Tampilkan yang nonaktif', hide: 'Sembunyikan yang nonaktif' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeftOut: Story = { args: { on: false } };
export const Shown: Story = { args: { on: true } };
