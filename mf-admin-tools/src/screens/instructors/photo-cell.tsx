import { UserIcon } from '@widya/design-system/icon';
import { styled } from '@widya/design-system/styled';

const Frame = styled('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '50px',
    height: '50px',
    overflow: 'hidden',
    borderRadius: 'full',
    border: '1px solid',
    borderColor: 'border.subtle',
    bg: 'bg.subtle',
    color: 'fg.muted',
    '& img': { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
  },
});

/** The photo, round, 50 by 50; a drawing in its place when there is none. The name stands beside it. Rules C-204, C-205. */
export const PhotoCell = ({ src }: { readonly src: string | null }) => (
  <Frame aria-hidden>
    {src ? <img src={src} alt="" loading="lazy" width={50} height={50} /> : <UserIcon size={22} />}
  </Frame>
);
