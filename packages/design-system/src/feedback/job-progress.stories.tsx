import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { JobProgress } from './job-progress.tsx';

const nothing = () => {};
const FAILURES = [
  { key: '1', label: 'Siti Rahmawati', reason: 'Nama terlalu panjang untuk satu baris' },
  { key: '2', label: 'Agus Setiawan', reason: 'Templat halaman kedua tidak ditemukan' },
];

const meta = {
  title: 'Feedback/JobProgress',
  component: JobProgress,
  args: {
    title: 'Membuat 500 sertifikat',
    state: 'running',
    done: 182,
    total: 500,
    failed: 0,
    onPause: nothing,
    onResume: nothing,
    onCancel: nothing,
    onRetryFailed: nothing,
  },
} satisfies Meta<typeof JobProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { args: { secondsLeft: 190 } };
export const Waiting: Story = { args: { state: 'waiting', done: 0 } };
export const UnknownTotal: Story = { args: { title: 'Menyusun ekspor', total: null, done: 1200 } };
export const Paused: Story = { args: { state: 'paused' } };
export const WithFailures: Story = { args: { failed: 14, failures: FAILURES, secondsLeft: 40 } };
export const Done: Story = {
  args: {
    state: 'done',
    done: 500,
    result: (
      <Button size="sm" variant="primary">
        Unduh semua
      </Button>
    ),
  },
};
export const DoneWithFailures: Story = { args: { state: 'done', done: 500, failed: 2, failures: FAILURES } };
export const Cancelled: Story = { args: { state: 'cancelled' } };
/** All items were processed, and all of them failed. */
export const DoneInVain: Story = { args: { state: 'done', done: 3, total: 3, failed: 3, failures: FAILURES } };
export const Failed: Story = { args: { state: 'failed', failed: 318 } };
