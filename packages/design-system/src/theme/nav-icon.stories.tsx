import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Muted } from '../layout/layout.tsx';
import { NavIcon, navIcons } from './nav-icon.tsx';

const meta = { title: 'Theme/NavIcon', component: NavIcon, args: { name: 'calendar-days' } } satisfies Meta<
  typeof NavIcon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Unknown: Story = { args: { name: 'does-not-exist' } };
export const All: Story = {
  render: () => (
    <Inline gap="4">
      {Object.keys(navIcons).map((name) => (
        <Inline key={name} width="220px">
          <NavIcon name={name} /> <Muted>{name}</Muted>
        </Inline>
      ))}
    </Inline>
  ),
};
