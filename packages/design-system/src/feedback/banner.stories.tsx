import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { tone: 'info', children: 'Waktu ditampilkan dalam WIB.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Failure: Story = { args: { tone: 'error', children: 'Periksa kembali email dan kata sandi' } };
export const Warning: Story = {
  args: { tone: 'warn', title: 'Pendaftaran belum dibuka', children: 'Peserta belum dapat mendaftar.' },
};
export const Done: Story = { args: { tone: 'ok', children: 'Pendaftaran dibuka' } };
export const WithActions: Story = {
  args: {
    title: 'Data berubah',
    children: 'Muat ulang untuk melihat isinya.',
    actions: <Button size="sm">Muat ulang</Button>,
    onClose: () => {},
  },
};
