import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { FormField } from './form-field.tsx';
import { MoneyInput } from './money-input.tsx';
import { TextInput } from './text-input.tsx';
import { useForm } from './use-form.ts';

interface Values {
  /** Initial value of the first field. */
  name: string;
  /** Initial value of the second field. */
  price: number | null;
}

const errorsOf = ({ name, price }: Values) => ({
  ...(name.trim() === '' && { name: { type: 'rule', message: 'Harap mengisi nama kelas' } }),
  ...(price === null && { price: { type: 'rule', message: 'Harap mengisi harga' } }),
});

function Example({ name, price, onSave }: Values & { onSave?: (values: Values) => void }) {
  const form = useForm<Values>({
    defaultValues: { name, price },
    resolver: (values) => {
      const errors = errorsOf(values);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    mode: 'onTouched',
  });
  return (
    <form onSubmit={form.handleSubmit((values) => onSave?.(values))} noValidate>
      <Stack>
        <FormField control={form.control} name="name" label="Nama kelas">
          {(field) => <TextInput {...field} />}
        </FormField>
        <FormField control={form.control} name="price" label="Harga">
          {(field) => <MoneyInput {...field} />}
        </FormField>
        <div>
          <Button type="submit" variant="primary">
            Simpan
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Inputs/FormField',
  component: Example,
  argTypes: {
    name: { description: 'What the first field holds at first.' },
    price: { description: 'What the second field holds at first.', control: 'number' },
  },
  args: { name: 'Menyunting Naskah', price: 150000 },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Wrong: Story = {
  args: { name: '', price: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await canvas.findByText('Harap mengisi harga');
  },
};
