import { Link } from 'react-router-dom';
import { useWidth } from '../layout/use-width.ts';
import { styled } from '../theme/styled.ts';

const Grid = styled('dl', { base: { display: 'grid', gap: '3', margin: 0 } });
const Cell = styled('div', {
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
const Figure = styled('span', {
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

/** Figures with more characters wrap in half the width of a phone. */
const LONG = 9;
/** Pixels: the narrowest column, the width per character, the padding of a cell, and the gap. */
const COLUMN = { least: 140, character: 14, sides: 30, gap: 12 };
/** Width in pixels below which two columns are used. */
const PHONE = 480;

export interface Metric {
  key: string;
  label: string;
  value: string;
  note?: string | undefined;
  /** Address of the list of counted records. */
  to?: string | undefined;
  /** Accessible name of the link: 'Lihat pendaftar: menunggu'. */
  toLabel?: string | undefined;
}

/**
 * Columns are as wide as the longest figure needs, and rows are balanced: five figures become three and two, not four
 * and one.
 */
function columnsFor(metrics: readonly Metric[], width: number): number {
  if (width < PHONE) return 2;
  const longest = Math.max(0, ...metrics.map(({ value }) => value.length));
  const column = Math.max(COLUMN.least, longest * COLUMN.character + COLUMN.sides);
  const most = Math.max(1, Math.floor((width + COLUMN.gap) / (column + COLUMN.gap)));
  return Math.ceil(metrics.length / Math.ceil(metrics.length / most));
}

interface MetricGridProps {
  /** Figures with labels and optional links. */
  metrics: readonly Metric[];
  /** Shows loading bars; the given figures only determine their length. */
  loading?: boolean | undefined;
}

/** Figures side by side, each optionally linked to the list of counted records. */
export function MetricGrid({ metrics, loading }: MetricGridProps) {
  const [ref, width] = useWidth();
  const onPhone = width < PHONE;
  return (
    <Grid ref={ref} style={{ gridTemplateColumns: `repeat(${columnsFor(metrics, width)}, minmax(0, 1fr))` }}>
      {metrics.map(({ key, label, value, note, to, toLabel }) => (
        // An amount of money needs the full width of a phone.
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
