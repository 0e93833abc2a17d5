import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { SearchInput, type SearchInputProps } from './search-input.tsx';

function Example({ value: start = '', ...props }: Partial<SearchInputProps>) {
  const [value, setValue] = useArg(start);
  return (
    <>
      <SearchInput
        label="Cari kelas"
        placeholder="Cari nama, kode, topik"
        {...props}
        value={value}
        onChange={setValue}
      />
      <p aria-live="polite">Dicari: {value || '—'}</p>
    </>
  );
}

const meta = {
  title: 'Inputs/SearchInput',
  component: Example,
  parameters: { argsOf: SearchInput },
  args: { value: '' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'naskah' } };
