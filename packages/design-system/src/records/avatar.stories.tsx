import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/layout.tsx';
import { Avatar } from './avatar.tsx';

const meta = { title: 'Records/Avatar', component: Avatar, args: { name: 'Ratna Prameswari' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="sm" />
      <Avatar {...args} />
      <Avatar {...args} size="lg" />
      <Avatar {...args} size="xl" />
    </Inline>
  ),
};
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,AAAA' } };
export const NoName: Story = { args: { name: '' } };
