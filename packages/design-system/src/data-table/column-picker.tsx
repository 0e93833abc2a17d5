import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { IconButton } from '../icon-button.tsx';
import { Popover } from '../popover.tsx';
import { SegmentGroup } from '../segment-group.tsx';
import type { DataColumn, Density, TableSettings } from './types.ts';

const List = chakra('ul', {
  base: { listStyle: 'none', margin: '0 0 12px', padding: 0, maxHeight: '50vh', overflowY: 'auto' },
});
const Item = chakra('li', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minHeight: '9' },
});
const Heading = chakra('div', { base: { textStyle: 'label', marginBottom: '1.5' } });

interface ColumnPickerProps<Row> {
  /** In the order shown. */
  columns: readonly DataColumn<Row>[];
  settings: TableSettings;
  onChange: (change: Partial<TableSettings>) => void;
  onReset: () => void;
}

/** Shows, hides and orders columns and sets the row height; all by keyboard, nothing needs dragging (WCAG 2.5.7). */
export function ColumnPicker<Row>({ columns, settings, onChange, onReset }: ColumnPickerProps<Row>) {
  const shift = (index: number, step: number) => {
    const order = columns.map((column) => column.key);
    const [moved] = order.splice(index, 1);
    if (moved) order.splice(index + step, 0, moved);
    onChange({ order });
  };
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
          <Item key={column.key}>
            <Checkbox
              checked={!settings.hidden.includes(column.key)}
              disabled={column.hideable === false}
              onChange={(event) => toggle(column.key, event.target.checked)}
            >
              {column.header}
            </Checkbox>
            <span style={{ display: 'inline-flex' }}>
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
            </span>
          </Item>
        ))}
      </List>
      <Heading>Tinggi baris</Heading>
      <SegmentGroup<Density>
        label="Tinggi baris"
        value={settings.density}
        onChange={(density) => onChange({ density })}
        options={[
          { value: 'comfortable', label: 'Longgar' },
          { value: 'compact', label: 'Rapat' },
        ]}
      />
      <div style={{ marginTop: 12 }}>
        <Button size="sm" variant="ghost" onClick={onReset}>
          Kembalikan seperti semula
        </Button>
      </div>
    </Popover>
  );
}
