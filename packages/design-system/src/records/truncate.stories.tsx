import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truncate } from './truncate.tsx';

const meta = {
  title: 'Records/Truncate',
  component: Truncate,
  args: { text: 'Konfirmasi ulang kepada pengajar pekan depan sebelum tautan dikirim', max: 35 },
} satisfies Meta<typeof Truncate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Truncated: Story = {};
export const Short: Story = { args: { text: 'Gelombang kedua' } };
