import { styled } from '@widya/design-system/styled';
import { Link } from '@widya/remote-kit/router';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

const Grid = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(130px, 1fr))' },
    gap: '3',
    margin: 0,
  },
});
const Cell = styled('div', {
  base: {
    padding: '12px 14px',
    border: '1px solid',
    borderColor: 'border.subtle',
    borderRadius: 'lg',
    bg: 'bg.surface',
    minWidth: 0,
    // An amount of money needs the room of two.
    '&[data-long]': { gridColumn: { base: '1 / -1', sm: 'auto' } },
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { margin: 0 },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& a': { color: 'accent.text', textDecoration: 'none', borderRadius: 'xs' },
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
const Figure = styled('span', {
  base: { textStyle: 'h1', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});

/** Longer figures break on half a phone. Characters. */
const LONG = 9;

export interface Metric {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  /** Those who are counted. */
  readonly to?: string | undefined;
}

/** Figures side by side; each leads to the list of those who are counted, where there is one. Product bar 1.13. */
export const MetricGrid = ({ metrics }: { readonly metrics: readonly Metric[] }) => (
  <Grid>
    {metrics.map(({ key, label, value, note, to }) => (
      <Cell key={key} data-long={value.length > LONG ? '' : undefined}>
        <dt>{label}</dt>
        <dd>
          <Figure>
            {to ? (
              <Link to={to} aria-label={`${value}, ${texts.showAll(label)}`}>
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
