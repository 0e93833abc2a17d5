import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadFailure } from './load-failure.tsx';

const meta = {
  title: 'Feedback/LoadFailure',
  component: LoadFailure,
  args: {
    title: 'Riwayat tidak dapat dimuat',
    failure: { title: 'Server terlalu lama menjawab. Silakan coba lagi.', requestId: '01JDX8W2T7' },
    onRetry: () => {},
  },
} satisfies Meta<typeof LoadFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Retrying: Story = { args: { retrying: true } };
export const Forbidden: Story = {
  args: { failure: { title: 'Akses ditolak', requestId: '01JDX8W2T7', forbidden: true } },
};
