import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { FormField } from './form-field.tsx';
import { MoneyInput } from './money-input.tsx';
import { schemaResolver } from './schema-resolver.ts';
import { TextInput } from './text-input.tsx';
import { useForm } from './use-form.ts';

interface Values {
  name: string;
  price: number | null;
}

/** Stands in for a zod schema of the contract; both keep to Standard Schema. */
const schema = {
  '~standard': {
    validate: (value: unknown) => {
      const { name, price } = value as Values;
      const issues = [
        ...(name.trim() ? [] : [{ message: 'Harap mengisi nama kelas', path: ['name'] }]),
        ...(price === null ? [{ message: 'Harap mengisi harga', path: ['price'] }] : []),
      ];
      return issues.length > 0 ? { issues } : { value };
    },
  },
};

function Example({ name, price, onSave }: Values & { onSave?: (values: Values) => void }) {
  const form = useForm<Values>({
    defaultValues: { name, price },
    resolver: schemaResolver<Values>(() => Promise.resolve(schema)),
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
