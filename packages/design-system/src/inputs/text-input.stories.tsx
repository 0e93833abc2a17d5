import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkIcon } from '../theme/icon.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

const meta = {
  title: 'Inputs/TextInput',
  component: TextInput,
  args: { defaultValue: 'Menyunting Naskah Akademik' },
  render: (args) => (
    <Field label="Nama kelas">
      <TextInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Placeholder: Story = { args: { defaultValue: '', placeholder: 'Tulis nama kelas' } };
export const WithIcon: Story = { args: { start: <LinkIcon size={16} />, defaultValue: 'contoh.example/kelas' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="Kuota" error="Kuota tidak bisa lebih kecil dari 82 peserta yang diterima.">
      <TextInput {...args} defaultValue="80" />
    </Field>
  ),
};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
