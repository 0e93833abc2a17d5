import { useState } from 'react';
import { initials } from '../formats/text.ts';
import { styled } from '../theme/styled.ts';

const Root = styled('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'avatar.bg',
    color: 'avatar.fg',
    fontWeight: 'bold',
    letterSpacing: '.01em',
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  variants: {
    size: {
      sm: { width: '28px', height: '28px', fontSize: '11px' },
      md: { width: '36px', height: '36px', fontSize: '13px' },
      lg: { width: '44px', height: '44px', fontSize: '15px' },
      photo: { width: '50px', height: '50px', fontSize: '16px' },
      xl: { width: '72px', height: '72px', fontSize: '22px' },
    },
  },
  defaultVariants: { size: 'md' },
});

export interface AvatarProps {
  /** Name of the person, which provides the initials. */
  name: string;
  /** Address of a picture; without one, or when it cannot be loaded, the initials are shown. */
  src?: string | null | undefined;
  /** Diameter: `sm` in tables, `xl` on the page of a person. */
  size?: 'sm' | 'md' | 'lg' | 'photo' | 'xl' | undefined;
}

/** Picture or initials of a person. Decorative: the name is shown beside it. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  return (
    <Root size={size} aria-hidden>
      {src && src !== failedSrc ? (
        <img src={src} alt="" loading="lazy" onError={() => setFailedSrc(src)} />
      ) : (
        initials(name)
      )}
    </Root>
  );
}
