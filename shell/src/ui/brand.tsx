import { styled } from '@widya/design-system/styled';

const Row = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    fontWeight: 'extrabold',
    letterSpacing: '-0.01em',
    fontSize: '17px',
    lineHeight: 'none',
  },
  variants: { size: { md: {}, lg: { fontSize: 'xl' } } },
});
const Mark = styled('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '30px',
    height: '30px',
    borderRadius: 'md',
    fontSize: '17px',
    fontWeight: '800',
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineEnd: '5px',
      bottom: '5px',
      width: '6px',
      height: '6px',
      borderRadius: 'full',
      bg: 'brand.dot',
    },
  },
  variants: {
    tone: {
      surface: { bg: 'brand.mark', color: 'white' },
      panel: { bg: 'white', color: 'blue.800' },
    },
  },
});

export interface BrandProps {
  /** `panel` for the blue panel, `surface` elsewhere. */
  readonly tone?: 'surface' | 'panel';
  readonly size?: 'md' | 'lg';
}

/** Logo and name of the product. */
export function Brand({ tone = 'surface', size = 'md' }: BrandProps) {
  return (
    <Row size={size}>
      <Mark tone={tone} aria-hidden>
        W
      </Mark>
      Widya
    </Row>
  );
}
