import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { ClassStatusBadge } from '../records/status-badge.tsx';
import { EyeIcon, PlusIcon } from '../theme/icon.tsx';
import { PageHeader } from './page-header.tsx';

const meta = { title: 'Layout/PageHeader', component: PageHeader, args: { title: 'Daftar Kelas' } } satisfies Meta<
  typeof PageHeader
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  args: {
    context: '14 kelas akan datang · 3 perlu dilengkapi sebelum dimulai',
    actions: (
      <>
        <Button>Kelola Topik</Button>
        <Button>Ubah Harga Kelas Mendatang</Button>
        <Button variant="primary" icon={<PlusIcon />}>
          Buat Kelas Baru
        </Button>
      </>
    ),
  },
};
export const Record: Story = {
  args: {
    title: 'Menyunting Naskah Akademik',
    breadcrumb: [{ label: 'Kelas', to: '/editor' }, { label: 'Menyunting Naskah Akademik' }],
    context: (
      <>
        <ClassStatusBadge status="REGISTRATION" /> 24 Nov 2026, 09:00–11:30 WIB · kode MNA7Q2
      </>
    ),
    actions: <Button icon={<EyeIcon />}>Tampilan Pengguna</Button>,
    more: [{ key: 'hide', label: 'Sembunyikan' }],
  },
};
export const TitleOnly: Story = {};
export const LongTitle: Story = {
  args: {
    title:
      'Penyelenggaraan Pelatihan Keterampilan Menulis Naskah Dinas bagi Aparatur di Seluruh Wilayah Indonesia Angkatan Kedua',
    actions: <Button variant="primary">Simpan</Button>,
  },
};
