import { styled } from '@widya/design-system/styled';
import { publicTexts } from './texts.ts';

const Foot = styled('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '1',
    columnGap: '6',
    fontSize: 'chip',
    color: 'fg.muted',
  },
  variants: {
    tone: {
      split: {
        position: { base: 'static', md: 'absolute' },
        insetInline: 0,
        bottom: 0,
        paddingInline: { base: '4', md: '16' },
        paddingBlock: { base: '4', md: '7' },
      },
      surface: { paddingInline: { base: '4', md: '8' }, paddingBlock: '5' },
    },
  },
});

const OnPanel = styled('span', { base: { color: { md: 'brand.panelFaint' } } });

/** Shows the time zone, and credits the third party whose event technology is used. Source: A-044. */
export function LandingFooter({ split = false }: { readonly split?: boolean }) {
  return (
    <Foot tone={split ? 'split' : 'surface'}>
      {split ? <OnPanel>{publicTexts.timeZone}</OnPanel> : <span>{publicTexts.timeZone}</span>}
      <span>{publicTexts.credit}</span>
    </Foot>
  );
}
