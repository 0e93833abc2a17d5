import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { Field } from './field.tsx';
import { TagsInput, type TagsInputProps } from './tags-input.tsx';

const problemOf = (entry: string) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(entry) ? null : `"${entry}" bukan alamat surel.`;

interface ExampleProps extends Partial<TagsInputProps> {
  values: readonly string[];
  error?: string;
}

function Example({ values: start, text: typed = '', error, disabled, ...props }: ExampleProps) {
  const [values, setValues] = useArg(start);
  const [text, setText] = useArg(typed);
  return (
    <Field label="Penerima" error={error} help={`${values.length} penerima`} disabled={disabled}>
      <TagsInput
        problemOf={problemOf}
        placeholder="Tulis surel lalu Enter"
        {...props}
        values={values}
        onChange={setValues}
        text={text}
        onTextChange={setText}
      />
    </Field>
  );
}

const meta = {
  title: 'Inputs/TagsInput',
  component: Example,
  parameters: { argsOf: TagsInput },
  args: { values: ['siti@contoh.example', 'agus@contoh.example'] },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { values: [] } };
export const Many: Story = {
  args: { values: Array.from({ length: 24 }, (_, index) => `peserta${index}@contoh.example`) },
};
export const Invalid: Story = { args: { error: 'Isi sedikitnya satu penerima', values: [] } };
export const Refused: Story = { args: { text: 'bukan surel, siti@, agus' } };
export const Disabled: Story = { args: { disabled: true } };
