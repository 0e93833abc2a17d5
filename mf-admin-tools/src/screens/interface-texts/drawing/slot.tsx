import { styled } from '@widya/design-system/styled';
import { INTERFACE_TEXTS_TEXTS as texts } from '../texts.ts';
import { useDrawing } from './drawing-context.ts';

const Root = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: '1.5',
    minWidth: 0,
    maxWidth: 'full',
    padding: '1',
    borderRadius: 'md',
    transition: 'background-color 150ms',
    '&[data-active]': { bg: 'accent.subtle', outline: '2px solid', outlineColor: 'accent.text' },
  },
});
const Marker = styled('button', {
  base: {
    flexShrink: 0,
    display: 'inline-grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: 'full',
    border: '1px solid',
    borderColor: 'accent.text',
    bg: 'bg.surface',
    color: 'accent.text',
    fontSize: '12px',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:hover:not([data-active])': { bg: 'accent.subtle' },
    '&[data-active]': { bg: 'accent', borderColor: 'accent', color: 'accent.fg' },
  },
});
const SlotText = styled('span', {
  base: { minWidth: 0, overflowWrap: 'anywhere', fontSize: '13px', lineHeight: '1.35', color: 'fg' },
  variants: {
    look: {
      text: {},
      title: { fontSize: '17px', fontWeight: 'bold' },
      heading: { fontSize: '14px', fontWeight: 'bold' },
      label: { color: 'fg.muted' },
      link: { textDecoration: 'underline', textUnderlineOffset: '3px' },
      button: { bg: 'fg.muted', color: 'bg.surface', borderRadius: 'md', padding: '4px 10px', fontWeight: 'semibold' },
      outline: {
        border: '1px solid',
        borderColor: 'border.control',
        borderRadius: 'md',
        padding: '3px 9px',
        fontWeight: 'semibold',
      },
      field: {
        color: 'fg.muted',
        border: '1px solid',
        borderColor: 'border.strong',
        borderRadius: 'md',
        padding: '3px 9px',
        minWidth: '90px',
      },
    },
  },
});

interface SlotProps {
  /** Key of the text. */
  readonly of: string;
  readonly look?: 'text' | 'title' | 'heading' | 'label' | 'link' | 'button' | 'outline' | 'field';
}

/** Position of a text in a sketch: its number, which focuses its field, and the typed text. C-224. */
export function Slot({ of, look = 'text' }: SlotProps) {
  const { group, textOf, active, onPick } = useDrawing();
  const index = group.texts.findIndex(({ key }) => key === of);
  const isActive = active === of ? '' : undefined;
  return (
    <Root data-active={isActive} data-slot={of}>
      <Marker
        type="button"
        data-active={isActive}
        aria-label={texts.marker(index + 1, group.texts[index]?.label ?? of)}
        onClick={() => onPick(of)}
      >
        {index + 1}
      </Marker>
      <SlotText aria-hidden look={look}>
        {textOf(of)}
      </SlotText>
    </Root>
  );
}
