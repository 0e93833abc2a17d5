import { ArrowDown, ArrowUp, Columns3, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { IconButton } from '../../actions/icon-button.tsx';
import { Checkbox } from '../../inputs/checkbox.tsx';
import { Popover } from '../../overlays/popover.tsx';
import { styled } from '../../theme/styled.ts';
import type { DataColumn, TableSettings } from './types.ts';

const List = styled('ul', {
  base: { listStyle: 'none', margin: '0 0 12px', padding: 0, maxHeight: '50vh', overflowY: 'auto' },
});
const Item = styled('li', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '1', minHeight: '9' },
});
const Grip = styled('span', {
  base: { display: 'inline-flex', color: 'fg.faint', cursor: 'grab', marginInlineStart: '-4px', touchAction: 'none' },
});
const Steps = styled('span', { base: { display: 'inline-flex', marginInlineStart: 'auto' } });
const Heading = styled('div', { base: { textStyle: 'label', marginBottom: '1.5' } });

interface ColumnPickerProps<Row> {
  /** In displayed order. */
  columns: readonly DataColumn<Row>[];
  settings: TableSettings;
  onChange: (change: Partial<TableSettings>) => void;
  onReset: () => void;
}

/** Shows, hides and orders columns, by dragging or with buttons (WCAG 2.5.7). */
export function ColumnPicker<Row>({ columns, settings, onChange, onReset }: ColumnPickerProps<Row>) {
  const [dragged, setDragged] = useState<string | null>(null);
  const moveColumn = (key: string, to: number) => {
    const order = columns.map((column) => column.key).filter((other) => other !== key);
    order.splice(to, 0, key);
    onChange({ order });
  };
  const shift = (index: number, step: number) => moveColumn(columns[index]?.key ?? '', index + step);
  const toggle = (key: string, shown: boolean) =>
    onChange({ hidden: shown ? settings.hidden.filter((hidden) => hidden !== key) : [...settings.hidden, key] });
  return (
    <Popover
      label="Atur kolom"
      trigger={<IconButton size="sm" variant="secondary" label="Atur kolom" icon={<Columns3 size={16} />} />}
      placement="bottom-end"
    >
      <Heading>Kolom</Heading>
      <List>
        {columns.map((column, index) => (
          <Item
            key={column.key}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              if (dragged !== column.key) moveColumn(dragged, index);
            }}
          >
            <Grip
              draggable
              aria-hidden="true"
              title="Seret untuk mengurutkan"
              onDragStart={(event) => {
                setDragged(column.key);
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', column.header);
              }}
              onDragEnd={() => setDragged(null)}
            >
              <GripVertical size={15} />
            </Grip>
            <Checkbox
              checked={!settings.hidden.includes(column.key)}
              disabled={column.hideable === false}
              onChange={(event) => toggle(column.key, event.target.checked)}
            >
              {column.header}
            </Checkbox>
            <Steps>
              <IconButton
                size="sm"
                variant="ghost"
                label={`Naikkan ${column.header}`}
                icon={<ArrowUp size={14} />}
                disabled={index === 0}
                onClick={() => shift(index, -1)}
              />
              <IconButton
                size="sm"
                variant="ghost"
                label={`Turunkan ${column.header}`}
                icon={<ArrowDown size={14} />}
                disabled={index === columns.length - 1}
                onClick={() => shift(index, 1)}
              />
            </Steps>
          </Item>
        ))}
      </List>
      <Button size="sm" variant="ghost" onClick={onReset}>
        Kembalikan seperti semula
      </Button>
    </Popover>
  );
}
