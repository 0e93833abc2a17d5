import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { Field } from './field.tsx';
import { TextListInput, type TextListInputProps } from './text-list-input.tsx';

interface ExampleProps extends Partial<TextListInputProps> {
  values: readonly string[];
}

function Example({ values: start, showEmpty, ...props }: ExampleProps) {
  const [values, setValues] = useArg(start);
  return (
    <Field label="Tanggal tertampil" group error={showEmpty ? 'Harap lengkapi semua data' : null}>
      <TextListInput
        label="Tanggal tertampil"
        addLabel="Tambah tanggal"
        {...props}
        showEmpty={showEmpty}
        values={values}
        onChange={setValues}
      />
    </Field>
  );
}

const meta = {
  title: 'Inputs/TextListInput',
  component: Example,
  parameters: { argsOf: TextListInput },
  args: { values: ['Sabtu, 21 November 2026', 'Minggu, 22 November 2026'] },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const None: Story = { args: { values: [] } };
export const WithEmptyRow: Story = { args: { values: ['Sabtu, 21 November 2026', ''], showEmpty: true } };
