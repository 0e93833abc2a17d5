import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { Field } from './field.tsx';
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx';

function Example({ value: start = '', ...props }: Partial<PhoneInputProps>) {
  const [value, setValue] = useArg(start);
  return (
    <Field label="Ponsel" help={value || 'Belum diisi'}>
      <PhoneInput {...props} value={value} onChange={setValue} />
    </Field>
  );
}

const meta = {
  title: 'Inputs/PhoneInput',
  component: Example,
  parameters: { argsOf: PhoneInput },
  args: { value: '+6281234567890' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
