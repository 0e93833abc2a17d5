import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { useArg } from '../../docs/use-arg.ts';
import { DateInput, type DateInputProps } from './date-input.tsx';
import { Field } from './field.tsx';

interface ExampleProps extends Partial<DateInputProps> {
  value: string;
  error?: string;
}

function Example({ value: start, error, disabled, ...props }: ExampleProps) {
  const [value, setValue] = useArg(start);
  return (
    <div style={{ maxWidth: 320 }}>
      <Field label="Tanggal kelas" error={error} help={value || 'Belum diisi'} disabled={disabled}>
        <DateInput {...props} value={value} onChange={setValue} />
      </Field>
    </div>
  );
}

const meta = {
  title: 'Inputs/DateInput',
  component: Example,
  parameters: { argsOf: DateInput },
  args: { value: '2026-11-24' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Invalid: Story = { args: { error: 'Tanggal kelas harus di masa depan' } };
export const Past: Story = { args: { value: '2020-11-24', warnPast: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Picking: Story = {
  args: { min: '2026-11-10' },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pilih tanggal' }));
    const day = await within(document.body).findByRole('button', { name: /24 November 2026/ }, { timeout: 8000 });
    // Sets the focus, which otherwise depends on whether the calendar's code was already loaded.
    day.focus();
  },
};
