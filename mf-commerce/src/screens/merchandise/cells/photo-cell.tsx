import { ImageIcon } from '@widya/design-system/icon';
import { styled } from '@widya/design-system/styled';

const Frame = styled('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    overflow: 'hidden',
    borderRadius: 'md',
    border: '1px solid',
    borderColor: 'border.subtle',
    bg: 'bg.subtle',
    color: 'fg.muted',
    '& img': { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
  },
});

/** The small main photo, or a placeholder. C-159. */
export const PhotoCell = ({ src, label }: { readonly src: string | null; readonly label: string }) => (
  <Frame>
    {src ? <img src={src} alt={label} loading="lazy" width={44} height={44} /> : <ImageIcon size={18} aria-hidden />}
  </Frame>
);
