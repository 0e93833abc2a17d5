import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/layout.tsx';
import { Kbd } from './kbd.tsx';

const meta = { title: 'Actions/Kbd', component: Kbd, args: { children: 'Enter' } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneKey: Story = {};
export const Combination: Story = {
  render: () => (
    <Inline gap="1">
      <Kbd>Ctrl</Kbd>
      <Kbd>K</Kbd>
    </Inline>
  ),
};
