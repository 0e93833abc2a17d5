import { lazy, Suspense } from 'react';
import { formatNumber } from '../formats/number.ts';
import { ChartFrame } from './chart-frame.tsx';
import { SkeletonBlock } from './skeleton-block.tsx';
import { chartSummary } from './summary.ts';
import type { ChartRow, ChartSeries, Palette } from './types.ts';

export type { ChartRow, ChartSeries } from './types.ts';

const BarCanvas = lazy(() => import('./bar-canvas.tsx').then((module) => ({ default: module.BarCanvas })));

/** Below this height in pixels, an axis with four values is crowded. */
const LOW = 160;
/** Height of one horizontal bar with its gap, in pixels. */
const LANE = 30;

export interface BarChartProps {
  /** Title, such as 'Pendaftar per bulan'. */
  title: string;
  /** Name of the category axis: 'Bulan'. */
  categoryLabel: string;
  /** One bar or group of bars per row. */
  rows: readonly ChartRow[];
  /** At most five. */
  series: readonly ChartSeries[];
  /** Horizontal bars, for long names; sort them in descending order. */
  horizontal?: boolean | undefined;
  /** Stacks the bars, for parts of a whole. */
  stacked?: boolean | undefined;
  /** `scale` for ordered steps, lowest first, such as ratings from 1 to 5. */
  palette?: Palette | undefined;
  /** Formats values; by default with dots between thousands. */
  format?: ((value: number) => string) | undefined;
  /** Text alternative; by default the highest and the lowest value. */
  summary?: string | undefined;
  /** End of the axis, for values on a scale: 5 for ratings. Default the highest value. */
  max?: number | undefined;
  /** Height in pixels; by default 280, or the sum of the rows for horizontal bars. */
  height?: number | undefined;
  /** Whether the first answer is pending. */
  loading?: boolean | undefined;
  /** Expected number of rows, which determines the height of horizontal bars while they load. */
  expectedRows?: number | undefined;
}

/** Vertical or horizontal bars of one or more series, with a switch to a table; unstacked bars show values that fit. */
export function BarChart(props: BarChartProps) {
  const { title, categoryLabel, rows, series, horizontal, stacked, format = formatNumber, loading } = props;
  const rowCount = loading ? (props.expectedRows ?? rows.length) : rows.length;
  const lanes = rowCount * (stacked ? 1 : series.length);
  const height = props.height ?? (horizontal ? Math.max(120, lanes * LANE + 48) : 280);
  return (
    <ChartFrame
      title={title}
      summary={props.summary ?? chartSummary(title, rows, series, format)}
      categoryLabel={categoryLabel}
      rows={rows}
      series={series}
      format={format}
      height={height}
      legend
      loading={loading}
      palette={props.palette}
    >
      {loading ? (
        <SkeletonBlock height={height} />
      ) : (
        <Suspense fallback={<SkeletonBlock height={height} />}>
          <BarCanvas
            rows={rows}
            series={series}
            horizontal={horizontal ?? false}
            stacked={stacked ?? false}
            format={format}
            palette={props.palette}
            max={props.max}
            ticks={height < LOW ? 2 : 4}
          />
        </Suspense>
      )}
    </ChartFrame>
  );
}
