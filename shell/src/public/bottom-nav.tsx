import { BookOpenIcon, HomeIcon, StarIcon, WalletIcon } from '@widya/design-system/icon';
import { styled } from '@widya/design-system/styled';
import { publicTexts } from './texts.ts';

const Bar = styled('nav', {
  base: {
    display: { base: 'grid', md: 'none' },
    gridTemplateColumns: 'repeat(4, 1fr)',
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 'bar',
    bg: 'bg.surface',
    borderTop: '1px solid',
    borderColor: 'border.subtle',
    paddingBottom: 'env(safe-area-inset-bottom)',
  },
});
const Item = styled('a', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minHeight: '14',
    padding: '1',
    fontSize: 'xs',
    lineHeight: 'heading',
    textAlign: 'center',
    color: 'fg.muted',
    '&[aria-current=page]': { color: 'accent.text', fontWeight: 'strong' },
  },
});

const LINKS = [
  { href: '/', label: publicTexts.home, Icon: HomeIcon },
  { href: '/pasar-buku', label: publicTexts.bookMarket, Icon: BookOpenIcon },
  { href: '/festival-literasi', label: publicTexts.festival, Icon: StarIcon },
  { href: '/galang-patjar', label: publicTexts.fundraising, Icon: WalletIcon },
] as const;

/** Bottom navigation on phones; its pages belong to the public site. Source: A-043. */
export function BottomNav({ home = false }: { readonly home?: boolean }) {
  return (
    <Bar aria-label={publicTexts.bottomNav}>
      {LINKS.map(({ href, label, Icon }) => (
        <Item key={href} href={href} aria-current={home && href === '/' ? 'page' : undefined}>
          <Icon size={20} aria-hidden />
          {label}
        </Item>
      ))}
    </Bar>
  );
}
