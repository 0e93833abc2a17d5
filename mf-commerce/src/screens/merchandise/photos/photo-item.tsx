import { ArrowDownIcon, ArrowUpIcon, GripIcon, TrashIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { ReorderRow } from '@widya/design-system/reorder-list';
import { styled } from '@widya/design-system/styled';
import { PhotoCell } from '../cells/photo-cell.tsx';
import { PHOTO_TEXTS as texts } from './texts.ts';

const Row = styled(ReorderRow, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    padding: '1.5',
    border: '1px solid',
    borderColor: 'border.subtle',
    borderRadius: 'md',
    bg: 'bg.surface',
    '&[data-dragged]': { borderColor: 'focus', bg: 'accent.subtle' },
  },
});
const Grip = styled('span', { base: { display: 'inline-flex', color: 'fg.muted' } });
const PositionNumber = styled('span', { base: { flex: 1, minWidth: 0, color: 'fg.muted', fontSize: 'sm' } });

interface PhotoItemProps {
  readonly src: string;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** A further photo, moved by dragging or with buttons. */
export function PhotoItem(props: PhotoItemProps) {
  const { src, index, count, onMove } = props;
  const position = index + 1;
  return (
    <Row id={src}>
      <Grip aria-hidden data-grip>
        <GripIcon size={16} />
      </Grip>
      <PhotoCell src={src} label={texts.numbered(position)} />
      <PositionNumber>{position}</PositionNumber>
      <IconButton
        size="sm"
        variant="ghost"
        label={texts.actionOn(texts.up, position)}
        icon={<ArrowUpIcon size={15} />}
        disabled={index === 0}
        data-move="up"
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        size="sm"
        variant="ghost"
        label={texts.actionOn(texts.down, position)}
        icon={<ArrowDownIcon size={15} />}
        disabled={position === count}
        data-move="down"
        onClick={() => onMove(index + 1)}
      />
      <IconButton
        size="sm"
        variant="ghost"
        label={texts.actionOn(texts.remove, position)}
        icon={<TrashIcon size={15} />}
        onClick={props.onRemove}
      />
    </Row>
  );
}
