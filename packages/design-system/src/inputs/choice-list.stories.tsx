import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';

const FEW = ['Kehumasan', 'Keprotokolan', 'Penyuntingan'];
const MORE = ['Arsip', 'Desain Grafis', 'Fotografi', 'Jurnalistik', 'Pelayanan Publik', 'Penerjemahan'];
const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

function Example({ value: start, ...props }: ChoiceListProps<string>) {
  const [value, setValue] = useArg(start);
  return <ChoiceList {...props} value={value} onChoose={setValue} />;
}

const meta = {
  title: 'Inputs/ChoiceList',
  component: Example,
  args: { label: 'Topik', options: optionsOf(FEW), value: 'Keprotokolan', onChoose: () => {} },
  parameters: { argsOf: ChoiceList },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: null } };
/** More than eight options have a search field above them. */
export const WithSearch: Story = { args: { options: optionsOf([...FEW, ...MORE]) } };
