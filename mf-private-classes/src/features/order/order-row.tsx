import { ArrowDownIcon, ArrowUpIcon, GripIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { ReorderRow } from '@widya/design-system/reorder-list';
import { styled } from '@widya/design-system/styled';
import { TextInput } from '@widya/design-system/text-input';
import type { NumberedItem } from './order-rules.ts';
import { ORDER_TEXTS as texts } from './texts.ts';

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
const NumberBox = styled('div', { base: { width: '56px', flexShrink: 0, '& input': { textAlign: 'center' } } });
const Name = styled('span', { base: { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } });

interface OrderRowProps {
  readonly item: NumberedItem;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly onNumber: (number: string) => void;
  readonly onMove: (to: number) => void;
}

/** A row during ordering: a number to type, a handle for dragging, and buttons for the keyboard. */
export function OrderRow({ item, index, count, onNumber, onMove }: OrderRowProps) {
  const { id, name, number } = item;
  return (
    <Row id={id}>
      <Grip aria-hidden data-grip>
        <GripIcon size={16} />
      </Grip>
      <NumberBox>
        <TextInput
          size="sm"
          aria-label={texts.number(name)}
          inputMode="numeric"
          autoComplete="off"
          value={number}
          // Only digits, or empty. C-057.
          onChange={(event) => onNumber(event.target.value.replace(/\D/g, '').slice(0, 4))}
        />
      </NumberBox>
      <Name>{name}</Name>
      <IconButton
        size="sm"
        variant="ghost"
        label={texts.up(name)}
        icon={<ArrowUpIcon size={15} />}
        disabled={index === 0}
        data-move="up"
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        size="sm"
        variant="ghost"
        label={texts.down(name)}
        icon={<ArrowDownIcon size={15} />}
        disabled={index + 1 === count}
        data-move="down"
        onClick={() => onMove(index + 1)}
      />
    </Row>
  );
}
