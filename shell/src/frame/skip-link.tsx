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

/** The first focusable element: skips the menu. */
export function SkipLink() {
  return (
    <Anchor
      href="#isi"
      onClick={(event) => {
        // Does not change the address, because shared links would contain the anchor.
        event.preventDefault();
        document.getElementById('isi')?.focus();
      }}
    >
      {frameTexts.skip}
    </Anchor>
  );
}
