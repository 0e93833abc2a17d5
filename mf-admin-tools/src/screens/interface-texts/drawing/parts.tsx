import { styled } from '@widya/design-system/styled';

/** Background of a sketched page. */
export const Paper = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: { base: '3', sm: '5' },
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    bg: 'bg.surface',
    overflow: 'hidden',
  },
});

export const Row = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minWidth: 0 },
});
export const Column = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '2.5', minWidth: 0 } });

/** Two columns, one on phones. */
export const Halves = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gap: '4',
    alignItems: 'start',
  },
});

export const Box = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2.5',
    minWidth: 0,
    padding: '3',
    border: '1px solid',
    borderColor: 'border.subtle',
    borderRadius: 'md',
  },
});

/** Placeholder for a line of content. */
const Line = styled('span', { base: { display: 'block', height: '8px', borderRadius: 'full', bg: 'bg.subtle' } });

/** Placeholder lines. @param widths of each line, in percent. */
export const Lines = ({ widths }: { readonly widths: readonly number[] }) => (
  <Column aria-hidden gap="2">
    {widths.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing never change.
      <Line key={index} style={{ width: `${width}%` }} />
    ))}
  </Column>
);

/** Placeholder for a value beside a label. */
export const Fact = () => <Line aria-hidden width="72px" marginInlineStart="auto" />;

/** Placeholder for a picture. */
export const Picture = styled('div', {
  base: { height: '96px', borderRadius: 'md', bg: 'bg.subtle', border: '1px solid', borderColor: 'border.subtle' },
});

/** Placeholder for the logo. */
export const Mark = styled('span', {
  base: { flexShrink: 0, width: '28px', height: '28px', borderRadius: 'md', bg: 'border.strong' },
});

/** Fills the space, so that what follows is at the end. */
export const Push = styled('span', { base: { flex: 1 } });
