import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { useArg } from '../../docs/use-arg.ts';
import { Combobox, type ComboboxOption, type ComboboxProps } from './combobox.tsx';
import { Field } from './field.tsx';

const people: readonly ComboboxOption[] = [
  'Ivan Hadikusumo',
  'Ratna Prameswari',
  'Siti Rahmawati',
  'Yohanes Tambunan',
].map((label, index) => ({
  value: String(index),
  label,
  detail: `${label.split(' ')[0]?.toLowerCase()}@contoh.example`,
}));

interface ExampleProps extends Partial<ComboboxProps> {
  options: ComboboxProps['options'];
  error?: string;
}

function Example({ value: start = null, error, disabled, ...props }: ExampleProps) {
  const [value, setValue] = useArg(start);
  return (
    <div style={{ maxWidth: 340 }}>
      <Field label="Pengajar" error={error} disabled={disabled}>
        <Combobox placeholder="Cari nama" {...props} value={value} onChange={setValue} />
      </Field>
      <p>Terpilih: {value?.label ?? '—'}</p>
    </div>
  );
}

const meta = {
  title: 'Inputs/Combobox',
  component: Example,
  parameters: { argsOf: Combobox },
  args: { options: people, value: null },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvasElement, userEvent }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Pengajar' }));
};
export const Empty: Story = {};
export const Chosen: Story = { args: { value: people[0] ?? null } };
export const Open: Story = { play: open };
export const FromServer: Story = {
  args: {
    options: async (query: string) => people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
  },
  play: async (context) => {
    await open(context);
    await within(document.body).findByRole('option', { name: /Siti/ });
  },
};
export const FailsToLoad: Story = {
  args: { options: () => Promise.reject(new Error('down')) },
  play: async (context) => {
    await open(context);
    await within(document.body).findByText('Daftar tidak dapat dimuat');
  },
};
export const Invalid: Story = { args: { error: 'Pilih pengajar' } };
export const Disabled: Story = { args: { disabled: true, value: people[1] ?? null } };
