import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Card, Spacer } from '../layout/layout.tsx';
import { styled } from '../theme/styled.ts';
import { ReorderList, ReorderRow } from './reorder-list.tsx';
import { useReorder } from './use-reorder.tsx';

const Row = styled(ReorderRow, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    padding: '8px 12px',
    '& + &': { borderTop: '1px solid', borderColor: 'border.subtle' },
    '&[data-dragged]': { bg: 'accent.subtle', boxShadow: 'inset 0 0 0 2px {colors.focus}' },
  },
});
const Grip = styled('span', { base: { display: 'inline-flex', color: 'fg.muted' } });

interface ExampleProps {
  spaced: boolean;
}

function Example({ spaced }: ExampleProps) {
  const [items, setItems] = useState<readonly string[]>([
    'Pengantar penyuntingan',
    'Naskah akademik',
    'Daftar pustaka',
    'Penyerahan naskah',
    'Ujian akhir',
  ]);
  const { list, drop, move } = useReorder<string>({
    items,
    onChange: setItems,
    moved: (to, count) => `Dipindah ke urutan ${to} dari ${count}`,
  });
  return (
    <Card maxWidth="480px">
      <ReorderList
        tag="ul"
        label="Urutan bab"
        items={items}
        idOf={(item) => item}
        list={list}
        onDrop={drop}
        spaced={spaced}
      >
        {(item) => {
          const at = items.indexOf(item);
          return (
            <Row key={item} id={item}>
              <Grip aria-hidden data-grip>
                <GripVertical size={16} />
              </Grip>
              {item}
              <Spacer />
              <IconButton
                size="sm"
                variant="ghost"
                label={`Naikkan ${item}`}
                icon={<ArrowUp size={15} />}
                disabled={at === 0}
                data-move="up"
                onClick={() => move(at, at - 1)}
              />
              <IconButton
                size="sm"
                variant="ghost"
                label={`Turunkan ${item}`}
                icon={<ArrowDown size={15} />}
                disabled={at + 1 === items.length}
                data-move="down"
                onClick={() => move(at, at + 1)}
              />
            </Row>
          );
        }}
      </ReorderList>
    </Card>
  );
}

const meta = {
  title: 'Inputs/ReorderList',
  component: Example,
  argTypes: { spaced: { description: 'Room between the rows.' } },
  parameters: { argsOf: ReorderList },
  args: { spaced: false },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chapters: Story = {};
