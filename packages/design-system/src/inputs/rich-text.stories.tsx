import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { Field } from './field.tsx';
import { RichTextInput, type RichTextInputProps } from './rich-text.tsx';

function Example({ error, ...args }: Partial<RichTextInputProps> & { error?: string }) {
  const [value, setValue] = useArg(args.value ?? '');
  const change = (html: string) => {
    setValue(html);
    args.onChange?.(html);
  };
  return (
    <Field label="Deskripsi" group required error={error} help="Tampil di halaman kelas.">
      <RichTextInput label="Deskripsi" {...args} value={value} onChange={change} />
    </Field>
  );
}

const TEXT =
  '<p>Peserta menyunting naskahnya sendiri, dari <strong>ejaan</strong> sampai <em>alur pikiran</em>, dengan <u>umpan balik</u> langsung.</p>';

const meta = { title: 'Inputs/RichText', component: Example, parameters: { argsOf: RichTextInput } } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { value: TEXT } };
export const Empty: Story = { args: { placeholder: 'Apa yang dipelajari peserta' } };
export const WithError: Story = { args: { error: 'Deskripsi wajib diisi' } };
export const Disabled: Story = { args: { value: TEXT, disabled: true } };
export const LongText: Story = { args: { value: TEXT.repeat(14) } };
