import { styled } from '@widya/design-system/styled';
import { frameTexts } from './texts.ts';

const Anchor = styled('a', {
  base: {
    position: 'fixed',
    insetInlineStart: '3',
    top: '3',
    zIndex: 'tooltip',
    padding: '10px 16px',
    borderRadius: 'md',
    bg: 'accent',
    color: 'accent.fg',
    fontWeight: 'semibold',
    transform: 'translateY(-200%)',
    _focusVisible: { transform: 'none' },
  },
});

/** The first stop of the keyboard: past the menu, to the screen. */
export function SkipLink() {
  return (
    <Anchor
      href="#isi"
      onClick={(event) => {
        // Without touching the address: an anchor there would be kept in links people share.
        event.preventDefault();
        document.getElementById('isi')?.focus();
      }}
    >
      {frameTexts.skip}
    </Anchor>
  );
}
