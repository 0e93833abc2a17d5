import type { Meta, StoryObj } from '@storybook/react-vite';
import { EyeIcon } from '../theme/icon.tsx';
import { LinkButton } from './link-button.tsx';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { to: '/editor', children: 'Kelola' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const WithIcon: Story = { args: { icon: <EyeIcon />, children: 'Tampilan Pengguna' } };
export const Small: Story = { args: { size: 'sm' } };
