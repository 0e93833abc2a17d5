import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { Field } from './field.tsx';
import { QuotaInput, type QuotaInputProps } from './quota-input.tsx';

function Example({ value: start = '', error, ...props }: Partial<QuotaInputProps> & { error?: string }) {
  const [value, setValue] = useArg(start);
  return (
    <div style={{ maxWidth: 360 }}>
      <Field
        label="Kuota"
        error={error}
        help={value === null ? 'tanpa batas' : value === '' ? 'kosong' : String(value)}
      >
        <QuotaInput {...props} value={value} onChange={setValue} />
      </Field>
    </div>
  );
}

const meta = {
  title: 'Inputs/QuotaInput',
  component: Example,
  parameters: { argsOf: QuotaInput },
  args: { value: 100 },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Limited: Story = {};
export const Unlimited: Story = { args: { value: null } };
export const Invalid: Story = {
  args: { value: 80, error: 'Kuota tidak bisa lebih kecil dari 82 peserta yang diterima.' },
};
export const Disabled: Story = { args: { disabled: true } };
