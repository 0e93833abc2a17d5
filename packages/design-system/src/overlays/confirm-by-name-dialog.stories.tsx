import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmByNameDialog } from './confirm-by-name-dialog.tsx';

const meta = {
  title: 'Overlays/ConfirmByNameDialog',
  component: ConfirmByNameDialog,
  args: {
    open: true,
    title: 'Hapus kelas',
    name: 'Retorika untuk Pemimpin',
    children: 'Kelas ini dihapus untuk selamanya, beserta materi dan tes akhirnya.',
    onConfirm: () => {},
    onCancel: () => {},
  },
} satisfies Meta<typeof ConfirmByNameDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Loading: Story = { args: { loading: true } };
export const LongName: Story = {
  args: { name: 'Penyelenggaraan Pelatihan Keterampilan Menulis Naskah Dinas bagi Aparatur '.repeat(2) },
};
