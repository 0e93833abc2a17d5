import type { ReactNode } from 'react';
import { Card, SectionTitle } from '../layout/layout.tsx';
import { styled } from '../theme/styled.ts';

const Grid = styled('div', {
  base: {
    // A single column is a flex box, because in a grid nothing can stay sticky beyond its own row.
    display: { base: 'flex', lg: 'grid' },
    flexDirection: 'column',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    gap: { base: '4', lg: '6' },
    alignItems: { base: 'stretch', lg: 'start' },
    '@media print': { display: 'block' },
  },
});
const Column = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: 0 } });

/** Sticky beside a long form; content higher than the screen scrolls inside it, so that nothing overlaps. */
const Side = styled('div', {
  base: {
    // In a single column its boxes follow the form individually; the section index precedes it.
    display: { base: 'contents', lg: 'flex' },
    flexDirection: 'column',
    gap: '4',
    minWidth: 0,
    lg: {
      position: 'sticky',
      top: '16',
      maxHeight: 'calc(100dvh - 80px)',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      // Space for the focus ring.
      margin: '-4px',
      padding: '4px',
    },
    // Boxes keep their height, and the column scrolls.
    '& > *': { flexShrink: 0 },
    '@media print': { position: 'static', maxHeight: 'none', overflow: 'visible' },
  },
});

interface RecordPageProps {
  /** Sections of the record. */
  children: ReactNode;
  /** State, checklist, history and the section index. */
  side: ReactNode;
}

/** Page of a record: form or facts, and beside it (on phones below it) state, checklist and history. */
export function RecordPage({ children, side }: RecordPageProps) {
  return (
    <Grid>
      <Column>{children}</Column>
      <Side>{side}</Side>
    </Grid>
  );
}

export interface RecordSectionProps {
  /** Also the anchor (`#tautan_streaming`), so do not change an id that other screens link to. */
  id: string;
  /** Heading of the section. */
  title: string;
  /** Content at the end of the title's line. */
  aside?: ReactNode;
  /** Fields or facts. */
  children: ReactNode;
}

const Head = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    marginBottom: '4',
  },
});
const Body = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '18px' } });

/** A section of a long form or record; a link to its anchor scrolls to it and focuses it. */
export function RecordSection({ id, title, aside, children }: RecordSectionProps) {
  return (
    <Card id={id} padded aria-labelledby={`${id}-judul`} tabIndex={-1} scrollMarginTop="16">
      <Head>
        <SectionTitle id={`${id}-judul`}>{title}</SectionTitle>
        {aside}
      </Head>
      <Body>{children}</Body>
    </Card>
  );
}
