import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColumnsIcon, EllipsisIcon } from '../theme/icon.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Tindakan lain', icon: <EllipsisIcon /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Ghost: Story = { args: { variant: 'ghost', size: 'sm' } };
export const Small: Story = { args: { size: 'sm', label: 'Atur kolom', icon: <ColumnsIcon size={16} /> } };
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };
