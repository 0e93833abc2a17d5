import { type ReactNode, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { TextLink } from '../actions/link.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { styled } from '../theme/styled.ts';
import { type ChartRow, type ChartSeries, chartColor, type Palette } from './types.ts';
import { useShownMode } from './use-shown-mode.ts';
import { valueText } from './value-text.ts';

const Figure = styled('figure', { base: { margin: 0, minWidth: 0, '@media print': { breakInside: 'avoid' } } });
const Head = styled('figcaption', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginBottom: '2' },
});
const Title = styled('span', { base: { textStyle: 'h3', flex: '1 1 0', minWidth: '55%' } });
const Legend = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    margin: '0 0 8px',
    padding: 0,
    fontSize: 'sm',
    color: 'fg.muted',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    '& i': { width: '10px', height: '10px', borderRadius: 'xs', flexShrink: 0 },
  },
});
const Canvas = styled('div', {
  base: { width: 'full', minWidth: 0, position: 'relative', '& > div': { height: 'full' } },
});
const Table = styled('div', {
  base: {
    overflowX: 'auto',
    '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    '& th': { fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted', textAlign: 'left' },
    '& th, & td': { padding: '7px 10px', borderBottom: '1px solid', borderColor: 'border.subtle' },
    '& tbody th': { fontWeight: 'normal', color: 'fg', fontSize: 'md' },
    '& td, & thead th + th': { textAlign: 'right' },
  },
});

export interface ChartFrameProps {
  /** Caption of the chart. */
  title: string;
  /** Text alternative of the chart. */
  summary: string;
  /** Name of the category axis: 'Bulan'. */
  categoryLabel: string;
  /** Rows of the table. */
  rows: readonly ChartRow[];
  /** Names of the columns. */
  series: readonly ChartSeries[];
  /** Formats values, also in the table. */
  format: (value: number) => string;
  /** Height of the chart in pixels. */
  height: number;
  /** Shows a legend; off when the chart itself names the series. */
  legend: boolean;
  /** Colours of the legend. */
  palette?: Palette | undefined;
  /**
   * Whether the first answer is pending: `children` then reserve the space of the chart, so that nothing moves later.
   */
  loading?: boolean | undefined;
  /** The chart itself. */
  children: ReactNode;
}

/** The frame of every chart: caption, legend, chart with text alternative, and the same values as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, summary, categoryLabel, rows, series, format, height, legend, loading = false, children } = props;
  const [asTable, setAsTable] = useState(false);
  const mode = useShownMode();
  const isEmpty = rows.length === 0 && !loading;
  const hiddenWhileLoading = loading ? ({ visibility: 'hidden' } as const) : undefined;
  // The table for screen readers beside the chart has no links, because the focus would be invisible there.
  const table = (linked: boolean) => (
    <table>
      <caption hidden>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{categoryLabel}</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">
              {linked && row.to !== undefined ? (
                <TextLink to={row.to} preventScrollReset>
                  {row.label}
                </TextLink>
              ) : (
                row.label
              )}
            </th>
            {series.map(({ key }) => (
              <td key={key}>{valueText(row.values[key], format)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Figure>
      <Head>
        <Title>{title}</Title>
        {isEmpty ? null : (
          <Button
            size="sm"
            variant="ghost"
            aria-pressed={asTable}
            data-print="hide"
            style={hiddenWhileLoading}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? 'Lihat grafik' : 'Lihat tabel'}
          </Button>
        )}
      </Head>
      {isEmpty ? (
        <EmptyState title="Belum ada data" description="Grafik tampil setelah ada yang dihitung." />
      ) : asTable ? (
        <Table tabIndex={0} role="region" aria-label={`Tabel ${title}`}>
          {table(true)}
        </Table>
      ) : (
        <>
          {legend && series.length > 1 ? (
            <Legend aria-hidden="true" style={hiddenWhileLoading}>
              {series.map(({ key, label }, index) => (
                <li key={key}>
                  <i style={{ background: chartColor(index, props.palette) }} />
                  {label}
                </li>
              ))}
            </Legend>
          ) : null}
          {loading ? (
            children
          ) : (
            <>
              <Canvas key={mode} role="img" aria-label={summary} style={{ height }}>
                {children}
              </Canvas>
              <VisuallyHidden as="div">{table(false)}</VisuallyHidden>
            </>
          )}
        </>
      )}
    </Figure>
  );
}
