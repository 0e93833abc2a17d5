import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './field.tsx';
import { Textarea } from './textarea.tsx';

const meta = {
  title: 'Inputs/Textarea',
  component: Textarea,
  args: { defaultValue: 'Konfirmasi ulang kepada pengajar.' },
  render: (args) => (
    <Field label="Catatan">
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: '', placeholder: 'Tulis catatan' } };
export const LongText: Story = { args: { defaultValue: 'Catatan panjang. '.repeat(60) } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="Catatan" error="Catatan terlalu panjang">
      <Textarea {...args} />
    </Field>
  ),
};
