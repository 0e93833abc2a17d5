import { styled } from '@widya/design-system/styled';
import { PREVIEW_TEXTS as texts } from '../texts.ts';

const Phone = styled('div', {
  base: {
    width: 'full',
    maxWidth: '260px',
    marginInline: 'auto',
    padding: '14px 10px 40px',
    borderRadius: '28px',
    border: '6px solid',
    borderColor: 'border.strong',
    bg: 'brand.panel',
  },
});
const Speaker = styled('div', {
  base: { width: '56px', height: '5px', borderRadius: 'full', bg: 'brand.panelFaint', margin: '0 auto 28px' },
});
const Bubble = styled('div', {
  base: { bg: 'bg.surface', color: 'fg', borderRadius: 'lg', padding: '10px 12px', fontSize: 'sm', lineHeight: '1.35' },
});
const App = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'fg.muted',
    fontSize: 'xs',
    marginBottom: '1',
    '& span:last-child': { marginInlineStart: 'auto' },
  },
});
const Mark = styled('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '18px',
    height: '18px',
    borderRadius: 'xs',
    bg: 'brand.mark',
    color: 'brand.panelFg',
    fontWeight: 'semibold',
    fontSize: '11px',
  },
});
/** As collapsed on phones: one line of the title, four of the content. */
const Lines = styled('div', {
  base: { overflowWrap: 'anywhere' },
  variants: {
    part: { title: { fontWeight: 'semibold', lineClamp: '1' }, body: { lineClamp: '4' } },
    typed: { false: { color: 'fg.faint' } },
  },
});

/** A notification on a phone's lock screen, collapsed as on arrival. */
export function PhonePreview({ title, body }: { readonly title: string; readonly body: string }) {
  const [shownTitle, shownBody] = [title.trim(), body.trim()];
  return (
    <Phone role="img" aria-label={`${texts.label}: ${shownTitle || texts.noTitle}. ${shownBody || texts.noBody}`}>
      <Speaker />
      <Bubble>
        <App>
          <Mark>W</Mark>
          <span>{texts.app}</span>
          <span>{texts.now}</span>
        </App>
        <Lines part="title" typed={shownTitle !== ''}>
          {shownTitle || texts.noTitle}
        </Lines>
        <Lines part="body" typed={shownBody !== ''}>
          {shownBody || texts.noBody}
        </Lines>
      </Bubble>
    </Phone>
  );
}
