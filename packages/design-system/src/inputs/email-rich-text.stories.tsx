import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { EmailRichTextInput, type EmailRichTextInputProps } from './email-rich-text.tsx';
import { Field } from './field.tsx';

const VARIABLES = [
  { name: 'nama_peserta', label: 'Nama peserta' },
  { name: 'nama_kelas', label: 'Nama kelas' },
  { name: 'tanggal_waktu', label: 'Tanggal dan waktu' },
  { name: 'tautan_kelas', label: 'Tautan kelas' },
];

function Example({ error, ...args }: Partial<EmailRichTextInputProps> & { error?: string }) {
  const [value, setValue] = useArg(args.value ?? '');
  const change = (html: string) => {
    setValue(html);
    args.onChange?.(html);
  };
  return (
    <Field label="Isi surel" group error={error}>
      <EmailRichTextInput label="Isi surel" variables={VARIABLES} {...args} value={value} onChange={change} />
    </Field>
  );
}

const TEXT = `<h2>Selamat bergabung</h2><p>Halo {{nama_peserta}}, pendaftaranmu di <strong>{{nama_kelas}}</strong> diterima.</p><ul><li><p>Waktu: {{tanggal_waktu}}</p></li><li><p>Buka <a href="{{tautan_kelas}}">halaman kelas</a></p></li></ul>`;

const meta = {
  title: 'Inputs/EmailRichText',
  component: Example,
  parameters: { argsOf: EmailRichTextInput },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { value: TEXT } };
export const Empty: Story = {};
export const WithError: Story = { args: { error: 'Isi surel wajib diisi' } };
export const Disabled: Story = { args: { value: TEXT, disabled: true } };
