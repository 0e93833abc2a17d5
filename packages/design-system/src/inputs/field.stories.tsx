import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGrid, Muted } from '../layout/layout.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

const meta = {
  title: 'Inputs/Field',
  component: Field,
  args: { label: 'Harga', children: <TextInput defaultValue="150000" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHelp: Story = { args: { help: 'Pesanan yang sudah dibuat memakai harga lama.' } };
export const WithError: Story = { args: { error: 'Harga harus berupa angka' } };
export const Required: Story = { args: { required: true } };
export const WithAside: Story = { args: { aside: <Muted>12/80</Muted> } };
export const Disabled: Story = { args: { disabled: true } };
export const Grid: Story = {
  render: () => (
    <FieldGrid>
      <Field label="Topik">
        <TextInput defaultValue="Penyuntingan" />
      </Field>
      <Field label="Pengajar" help="Nama lengkap dengan gelar">
        <TextInput defaultValue="Dr. Ivan Hadikusumo" />
      </Field>
    </FieldGrid>
  ),
};
