import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { Spacer } from '../layout/layout.tsx';
import { Badge } from '../records/badge.tsx';
import { KeyValueList } from '../records/key-value.tsx';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: () => {},
    title: 'Siti Rahmawati',
    headerExtra: <Badge tone="ok">TELAH BAYAR</Badge>,
    children: (
      <KeyValueList
        items={[
          { label: 'Harga', value: 'Rp150.000' },
          { label: 'Organisasi', value: 'Dinas Pendidikan Jawa Barat' },
        ]}
      />
    ),
    footer: (
      <>
        <Button variant="dangerQuiet">Tolak</Button>
        <Spacer />
        <Button>Catatan</Button>
        <Button variant="primary">KONFIRMASI</Button>
      </>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Record: Story = {};
export const Wide: Story = { args: { size: 'lg' } };
export const Navigation: Story = {
  args: {
    size: 'menu',
    placement: 'start',
    bare: true,
    title: 'Menu',
    footer: null,
    children: <p style={{ padding: 20 }}>Menu</p>,
  },
};
export const LongContent: Story = { args: { children: 'Isi yang panjang. '.repeat(400) } };
