import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Layout/Breadcrumb',
  component: Breadcrumb,
  args: { items: [{ label: 'Kelas', to: '/editor' }, { label: 'Menyunting Naskah Akademik' }] },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const LongName: Story = {
  args: {
    items: [{ label: 'Kelas', to: '/editor' }, { label: 'Menyunting '.repeat(12), to: '/x' }, { label: 'Peserta' }],
  },
};
