import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { Pagination, type PaginationProps } from './pagination.tsx';

function Example({ total, page: start = 1, perPage: size = 10 }: Partial<PaginationProps> & { total: number }) {
  const [page, setPage] = useArg(start);
  const [perPage, setPerPage] = useArg(size);
  return <Pagination page={page} perPage={perPage} total={total} onPage={setPage} onPerPage={setPerPage} />;
}

const meta = {
  title: 'Tables/Pagination',
  component: Example,
  parameters: { argsOf: Pagination },
  args: { total: 126 },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Middle: Story = { args: { page: 6 } };
export const Last: Story = { args: { page: 13 } };
export const OnePage: Story = { args: { total: 4 } };
export const Nothing: Story = { args: { total: 0 } };
export const Huge: Story = { args: { total: 1234567, page: 4821 } };
