import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'Inputs/PasswordInput',
  component: PasswordInput,
  args: { defaultValue: 'rahasia-demo' },
  render: (args) => (
    <Field label="Kata sandi">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Invalid: Story = {
  render: (args) => (
    <Field label="Kata sandi" error="Kata sandi minimal 10 karakter">
      <PasswordInput {...args} />
    </Field>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
