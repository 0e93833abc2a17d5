import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { Field } from './field.tsx';
import { UrlInput, type UrlInputProps } from './url-input.tsx';

function Example({ value: start = '', ...props }: Partial<UrlInputProps>) {
  const [value, setValue] = useArg(start);
  return (
    <Field label="Tautan streaming">
      <UrlInput {...props} value={value} onChange={setValue} />
    </Field>
  );
}

const meta = {
  title: 'Inputs/UrlInput',
  component: Example,
  parameters: { argsOf: UrlInput },
  args: { value: 'https://temu.contoh.example/kelas' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};
export const Doubtful: Story = { args: { value: 'temu kelas' } };
export const Insecure: Story = { args: { value: 'http://temu.contoh.example/kelas', secure: true } };
export const Empty: Story = { args: { value: '' } };
export const Long: Story = { args: { value: `https://contoh.example/${'panjang/'.repeat(40)}` } };
