import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { DateTimeInput, type DateTimeInputProps } from './date-time-input.tsx';
import { Field } from './field.tsx';

function Example({ value: start = '', error, ...props }: Partial<DateTimeInputProps> & { error?: string }) {
  const [value, setValue] = useArg(start);
  return (
    <div style={{ maxWidth: 380 }}>
      <Field label="Pendaftaran dibuka" group error={error} help={value || 'Belum diisi'}>
        <DateTimeInput
          label="Pendaftaran dibuka"
          invalid={Boolean(error)}
          {...props}
          value={value}
          onChange={setValue}
        />
      </Field>
    </div>
  );
}

const meta = {
  title: 'Inputs/DateTimeInput',
  component: Example,
  parameters: { argsOf: DateTimeInput },
  args: { value: '2026-11-24T02:00:00.000Z' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Invalid: Story = {
  args: { error: 'Tanggal kelas mulai harus lebih akhir dari tanggal buka pendaftaran' },
};
export const Disabled: Story = { args: { disabled: true } };
