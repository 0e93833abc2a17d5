import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { formatMoney } from '../formats/money.ts';
import { Field } from './field.tsx';
import { MoneyInput, type MoneyInputProps } from './money-input.tsx';

function Example({ value: start = null, error, ...props }: Partial<MoneyInputProps> & { error?: string }) {
  const [value, setValue] = useArg(start);
  return (
    <Field label="Harga" error={error} help={value === null ? 'Isi dalam rupiah' : formatMoney(value)}>
      <MoneyInput {...props} value={value} onChange={setValue} />
    </Field>
  );
}

const meta = {
  title: 'Inputs/MoneyInput',
  component: Example,
  parameters: { argsOf: MoneyInput },
  args: { value: 150000 },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null } };
export const Free: Story = { args: { value: 0 } };
export const Large: Story = { args: { value: 1250000000 } };
export const Invalid: Story = { args: { value: 500, error: 'Harga minimal Rp10.000' } };
