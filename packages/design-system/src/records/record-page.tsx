import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Card, SectionTitle } from '../layout/layout.tsx';

const Grid = chakra('div', {
  base: {
    // One column is a flex box: in a grid nothing could stay in sight beyond its own row.
    display: { base: 'flex', lg: 'grid' },
    flexDirection: 'column',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    gap: { base: '4', lg: '6' },
    alignItems: { base: 'stretch', lg: 'start' },
    '@media print': { display: 'block' },
  },
});
const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: 0 } });

/** Stays in sight beside a long form; what does not fit the screen is scrolled in it, so that nothing slides over anything. */
const Side = chakra('div', {
  base: {
    // In one column its boxes follow the form one by one; the section index stands before it.
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
      // Room for the ring around what has the focus.
      margin: '-4px',
      padding: '4px',
    },
    // Boxes keep their height; the column scrolls.
    '& > *': { flexShrink: 0 },
    '@media print': { position: 'static', maxHeight: 'none', overflow: 'visible' },
  },
});

interface RecordPageProps {
  /** Sections, below each other. */
  children: ReactNode;
  /** State, checklist, history and the section index. */
  side: ReactNode;
}

/** A record: its form or facts, and beside it (below it on a phone) state, checklist and history. */
export function RecordPage({ children, side }: RecordPageProps) {
  return (
    <Grid>
      <Column>{children}</Column>
      <Side>{side}</Side>
    </Grid>
  );
}

export interface RecordSectionProps {
  /** Also the anchor (`#tautan_streaming`), so keep it as other screens link to it. */
  id: string;
  /** Heading of the section. */
  title: string;
  /** At the right of the title. */
  aside?: ReactNode;
  /** Fields or facts, below each other. */
  children: ReactNode;
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    marginBottom: '4',
  },
});
const Body = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '18px' } });

/** A section of a long form or record; a link to its anchor scrolls here and moves the focus. */
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
