import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { RadioGroup } from '../inputs/radio-group.tsx';
import { Inline } from '../layout/layout.tsx';
import { FilterChip, type FilterChipProps, ToggleChip } from './filter-chip.tsx';

interface ExampleProps extends Partial<Omit<FilterChipProps, 'value'>> {
  value?: string | undefined;
  /** Initial state of the `ToggleChip` beside it. */
  on: boolean;
}

function Example({ value: start, on, ...props }: ExampleProps) {
  const [value, setValue] = useArg(start);
  const [todo, setTodo] = useArg(on);
  return (
    <Inline>
      <ToggleChip label="Perlu dikerjakan" on={todo} onChange={setTodo} />
      <FilterChip label="Provinsi" {...props} value={value} onClear={() => setValue(undefined)}>
        {(close) => (
          <RadioGroup
            label="Provinsi"
            value={value ?? null}
            onChange={(next) => {
              setValue(next);
              close();
            }}
            options={['Jawa Barat', 'Bali', 'Papua'].map((name) => ({ value: name, label: name }))}
          />
        )}
      </FilterChip>
    </Inline>
  );
}

const meta = {
  title: 'Tables/FilterChip',
  component: Example,
  argTypes: { on: { description: 'Whether the `ToggleChip` beside it is on.' } },
  parameters: { argsOf: FilterChip },
  args: { on: false },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { value: 'Jawa Barat', on: true } };
export const LongValue: Story = { args: { value: 'Daerah Istimewa dengan Nama yang Sangat Panjang Sekali', on: true } };
