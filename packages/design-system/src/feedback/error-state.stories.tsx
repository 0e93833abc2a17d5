import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Daftar kelas tidak dapat dimuat',
    message: 'Server tidak menjawab dalam 10 detik.',
    requestId: '01JDX8W2T7QK',
    onRetry: () => {},
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {};
export const Retrying: Story = { args: { retrying: true } };
export const WithoutId: Story = { args: { requestId: null } };
export const LongMessage: Story = { args: { message: 'Sambungan ke server terputus. '.repeat(12) } };
