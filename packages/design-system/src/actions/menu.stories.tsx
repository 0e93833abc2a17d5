import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ArchiveIcon, ChevronDownIcon, NoteIcon, TrashIcon } from '../theme/icon.tsx';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    label: 'Tindakan untuk Menyunting Naskah Akademik',
    items: [
      { key: 'note', label: 'Catatan', icon: <NoteIcon /> },
      { key: 'hide', label: 'Sembunyikan', icon: <ArchiveIcon /> },
      { key: 'price', label: 'Ubah Harga', disabled: true },
      { key: 'delete', label: 'Hapus', icon: <TrashIcon />, danger: true, separated: true },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(document.body).findByRole('menuitem', { name: 'Hapus' });
  },
};
export const OwnTrigger: Story = { args: { trigger: <Button icon={<ChevronDownIcon />}>Ekspor</Button> } };
