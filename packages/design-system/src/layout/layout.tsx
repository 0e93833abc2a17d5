import { styled } from '../theme/styled.ts';

/** Vertical layout. `gap` in steps of 4 px. */
export const Stack = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: 0 } });

/** Horizontal layout that wraps. */
export const Inline = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minWidth: 0 },
});

/** Fills the space in an Inline, so that what follows is at its end. */
export const Spacer = styled('span', { base: { flex: 1 } });

/** A white bordered surface for tables, sections and side boxes. */
export const Card = styled('section', {
  base: { bg: 'bg.surface', border: '1px solid', borderColor: 'border.subtle', borderRadius: 'lg', minWidth: 0 },
  variants: { padded: { true: { padding: { base: '16px', sm: '20px 22px' } } } },
});

/** Two columns of fields on a wide screen, one on a phone. */
export const FieldGrid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '18px 16px',
    alignItems: 'start',
  },
});

/** Padding of every screen; the shell renders screens inside the main area. */
export const Page = styled('div', {
  base: { padding: { base: '16px 16px 96px', sm: '24px 24px 40px', lg: '28px 32px 40px' }, minWidth: 0 },
});

/** Secondary text. */
export const Muted = styled('span', { base: { color: 'fg.muted' } });

/** Heading of a section or card. */
export const SectionTitle = styled('h2', { base: { textStyle: 'h2' } });

/** Tabular figures, so that columns line up. */
export const Figures = styled('span', { base: { fontVariantNumeric: 'tabular-nums' } });
