import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/layout.tsx';
import { PlusIcon, TrashIcon } from '../theme/icon.tsx';
import { Button } from './button.tsx';

const meta = { title: 'Actions/Button', component: Button, args: { children: 'Simpan' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = {};
export const Ghost: Story = { args: { variant: 'ghost', children: 'Batal' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Hapus', icon: <TrashIcon /> } };
export const DangerQuiet: Story = { args: { variant: 'dangerQuiet', children: 'Tolak' } };
export const Loading: Story = { args: { variant: 'primary', loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Full: Story = { args: { variant: 'primary', size: 'lg', full: true, children: 'Masuk' } };
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
    </Inline>
  ),
};
export const AllVariants: Story = {
  render: () => (
    <Inline>
      <Button variant="primary" icon={<PlusIcon />}>
        Buat Kelas Baru
      </Button>
      <Button>Kelola Topik</Button>
      <Button variant="ghost">Batal</Button>
      <Button variant="plain">Tampilkan semua</Button>
      <Button variant="dangerQuiet">Tolak</Button>
      <Button variant="danger">Hapus</Button>
    </Inline>
  ),
};
