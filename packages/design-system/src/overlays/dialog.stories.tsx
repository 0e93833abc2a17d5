import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Field } from '../inputs/field.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { Textarea } from '../inputs/textarea.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: () => {},
    title: 'Catatan',
    children: (
      <Field label="Catatan kelas">
        <Textarea defaultValue="Konfirmasi ulang kepada pengajar." />
      </Field>
    ),
    footer: (
      <>
        <Button>Batal</Button>
        <Button variant="primary">Simpan</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const LongContent: Story = { args: { children: <p>{'Isi yang panjang sekali. '.repeat(300)}</p> } };
export const LongTitle: Story = { args: { title: 'Judul yang panjang '.repeat(8) } };
export const Locked: Story = { args: { locked: true } };
export const TwoFields: Story = {
  args: {
    children: (
      <>
        <Field label="Nama">
          <TextInput />
        </Field>
        <Field label="Alasan">
          <TextInput />
        </Field>
      </>
    ),
  },
};
export const OpenAndClose: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Buka catatan</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
};
