import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { useWidth } from '../layout/use-width.ts';

const Grid = chakra('dl', { base: { display: 'grid', gap: '3', margin: 0 } });
const Cell = chakra('div', {
  base: {
    padding: '12px 14px',
    border: '1px solid',
    borderColor: 'border.subtle',
    borderRadius: 'lg',
    bg: 'bg.surface',
    minWidth: 0,
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { margin: 0 },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& a': { color: 'accent.text', textDecoration: 'none', borderRadius: 'xs' },
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
const Figure = chakra('span', {
  base: { textStyle: 'h1', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  variants: {
    loading: {
      true: {
        color: 'transparent',
        bg: 'bg.subtle',
        borderRadius: 'sm',
        animation: 'w-pulse 1.6s ease-in-out infinite',
      },
    },
  },
});

/** Longer figures break on half a phone. Characters. */
const LONG = 9;
/** Narrowest column, what a character of a figure and the sides of its cell take, and what is between two. Pixels. */
const COLUMN = { least: 140, character: 14, sides: 30, gap: 12 };
/** Below it there is a phone: two columns. */
const PHONE = 480;

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

/** All columns are as wide as the longest figure needs, and the rows as full as each other: five go as three and two, not as four and one. */
function columnsFor(metrics: readonly Metric[], width: number): number {
  if (width < PHONE) return 2;
  const longest = Math.max(0, ...metrics.map(({ value }) => value.length));
  const column = Math.max(COLUMN.least, longest * COLUMN.character + COLUMN.sides);
  const most = Math.max(1, Math.floor((width + COLUMN.gap) / (column + COLUMN.gap)));
  return Math.ceil(metrics.length / Math.ceil(metrics.length / most));
}

interface MetricGridProps {
  /** Label, figure and, where there is one, the address of its list. */
  metrics: readonly Metric[];
  /** The figures are not known yet: those given only say how long they will be, and bars stand in their place. */
  loading?: boolean | undefined;
}

/** Figures side by side; each leads to the list of those who are counted, where there is one. */
export function MetricGrid({ metrics, loading }: MetricGridProps) {
  const [ref, width] = useWidth();
  const onPhone = width < PHONE;
  return (
    <Grid ref={ref} style={{ gridTemplateColumns: `repeat(${columnsFor(metrics, width)}, minmax(0, 1fr))` }}>
      {metrics.map(({ key, label, value, note, to, toLabel }) => (
        // An amount of money needs the whole width of a phone.
        <Cell key={key} style={onPhone && value.length > LONG ? { gridColumn: '1 / -1' } : undefined}>
          <dt>{label}</dt>
          <dd>
            <Figure loading={loading} aria-hidden={loading}>
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
}
