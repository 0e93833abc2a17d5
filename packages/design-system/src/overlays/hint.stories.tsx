import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Badge } from '../records/badge.tsx';
import { Hint } from './hint.tsx';

const meta = {
  title: 'Overlays/Hint',
  component: Hint,
  args: {
    label: '2 belum lengkap. Tautan streaming. Materi',
    content: 'Tautan streaming dan materi belum ada',
    children: <Badge tone="warn">2 belum lengkap</Badge>,
  },
} satisfies Meta<typeof Hint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const InText: Story = { args: { label: 'Rp4.500.000, rincian', children: 'Rp4.500.000' } };
export const Open: Story = {
  play: async () => {
    await userEvent.tab();
    await within(document.body).findByRole('tooltip');
  },
};
