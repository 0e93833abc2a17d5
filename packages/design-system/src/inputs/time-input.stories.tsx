import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { Field } from './field.tsx';
import { TimeInput, type TimeInputProps } from './time-input.tsx';

function Example({ value: start = '', error, ...props }: Partial<TimeInputProps> & { error?: string }) {
  const [value, setValue] = useArg(start);
  return (
    <div style={{ maxWidth: 160 }}>
      <Field label="Mulai (WIB)" error={error} help={value || 'Belum diisi'}>
        <TimeInput {...props} value={value} onChange={setValue} />
      </Field>
    </div>
  );
}

const meta = {
  title: 'Inputs/TimeInput',
  component: Example,
  parameters: { argsOf: TimeInput },
  args: { value: '09:00' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Invalid: Story = { args: { error: 'Waktu mulai harus lebih awal dari waktu selesai' } };
