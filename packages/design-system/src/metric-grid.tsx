import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

const Grid = chakra('dl', { base: { display: 'grid', gap: '3', margin: 0 } });
const Cell = chakra('div', {
  base: {
    padding: '12px 14px',
    border: '1px solid',
    borderColor: 'border.subtle',
    borderRadius: 'lg',
    bg: 'bg.surface',
    minWidth: 0,
    // An amount of money needs the whole width of a phone.
    '&[data-long]': { gridColumn: { base: '1 / -1', sm: 'auto' } },
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { margin: 0 },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& a': { color: 'accent.text', textDecoration: 'none', borderRadius: 'xs' },
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
const Figure = chakra('span', {
  base: { textStyle: 'h1', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});

/** Longer figures break on half a phone. Characters. */
const LONG = 9;
/** Narrowest column, and what one character of a figure and the sides of its cell take. Pixels. */
const COLUMN = { least: 140, character: 14, sides: 30 };

/** All columns are as wide as the longest figure needs. */
const columnOf = (metrics: readonly Metric[]): number =>
  Math.max(COLUMN.least, ...metrics.map(({ value }) => value.length * COLUMN.character + COLUMN.sides));

export interface Metric {
  key: string;
  label: string;
  value: string;
  note?: string | undefined;
  /** Those who are counted. */
  to?: string | undefined;
  /** What the link does, in words: 'Lihat pendaftar: menunggu'. */
  toLabel?: string | undefined;
}

/** Figures side by side; each leads to the list of those who are counted, where there is one. */
export const MetricGrid = ({ metrics }: { metrics: readonly Metric[] }) => (
  <Grid
    gridTemplateColumns={{
      base: 'repeat(2, minmax(0, 1fr))',
      sm: `repeat(auto-fit, minmax(min(100%, ${columnOf(metrics)}px), 1fr))`,
    }}
  >
    {metrics.map(({ key, label, value, note, to, toLabel }) => (
      <Cell key={key} data-long={value.length > LONG ? '' : undefined}>
        <dt>{label}</dt>
        <dd>
          <Figure>
            {to ? (
              <Link to={to} aria-label={`${value}, ${toLabel ?? label}`}>
                {value}
              </Link>
            ) : (
              value
            )}
          </Figure>
          {note && <small>{note}</small>}
        </dd>
      </Cell>
    ))}
  </Grid>
);
