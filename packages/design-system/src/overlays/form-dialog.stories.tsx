import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { useArg } from '../../docs/use-arg.ts';
import { Field } from '../inputs/field.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

interface ExampleProps extends Partial<FormDialogProps> {
  /** Initial text of the name field. */
  start?: string;
  error?: string;
}

function Example({ start = '', error, ...props }: ExampleProps) {
  const [name, setName] = useArg(start);
  return (
    <main style={{ minHeight: 420 }}>
      <FormDialog title="Tambah Topik" dirty={name !== ''} onClose={() => {}} onSubmit={() => {}} {...props}>
        <Field label="Nama topik" required error={error}>
          <TextInput value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label="Kode" help="Huruf dan angka, tanpa spasi">
          <TextInput defaultValue="" />
        </Field>
      </FormDialog>
    </main>
  );
}

const meta = {
  title: 'Overlays/FormDialog',
  component: Example,
  argTypes: {
    description: { description: 'One or two sentences under the title.' },
    start: { description: 'Initial value of the field.' },
  },
  parameters: { argsOf: FormDialog },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/Nama topik/), 'Penyuntingan');
  },
};
/** 'Batal', the close button, Escape and a press outside all open this question once the form is dirty. */
export const Asks: Story = {
  args: { start: 'Penyuntingan' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Batal' }));
    await screen.findByRole('alertdialog');
  },
};
export const Described: Story = { args: { description: 'Topik mengelompokkan kelas di daftar dan di situs.' } };
export const Invalid: Story = { args: { start: '', error: 'Isi nama topik' } };
export const Saving: Story = { args: { start: 'Penyuntingan', busy: true } };
export const Failed: Story = {
  args: { start: 'Penyuntingan', failure: { title: 'Server tidak menjawab.', requestId: '01JDX8W2T7' } },
};
export const Closed: Story = { args: { submitDisabled: true, submitLabel: 'Kirim' } };
