import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Sembunyikan kelas',
    children: 'Kelas “Menyunting Naskah Akademik” tidak lagi tampil bagi peserta.',
    confirmLabel: 'Sembunyikan',
    onConfirm: () => {},
    onCancel: () => {},
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Danger: Story = {
  args: { danger: true, title: 'Tolak peserta', confirmLabel: 'Tolak', children: '26 peserta akan ditolak.' },
};
export const Loading: Story = { args: { loading: true } };
