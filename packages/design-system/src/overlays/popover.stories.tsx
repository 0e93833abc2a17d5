import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: { label: 'Tanggal', trigger: <Button>Tanggal</Button>, children: 'Pilih rentang tanggal.' },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
