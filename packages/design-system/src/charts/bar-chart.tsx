import { lazy, Suspense } from 'react';
import { formatNumber } from '../formats/number.ts';
import { ChartFrame } from './chart-frame.tsx';
import { SkeletonBlock } from './skeleton-block.tsx';
import { chartSummary } from './summary.ts';
import type { ChartRow, ChartSeries, Palette } from './types.ts';

export type { ChartRow, ChartSeries } from './types.ts';

const BarCanvas = lazy(() => import('./bar-canvas.tsx').then((module) => ({ default: module.BarCanvas })));

/** Below this height, in pixels, an axis with four values is crowded. */
const LOW = 160;
/** Height of one place on the axis of lying bars. */
const LANE = 30;

export interface BarChartProps {
  /** What it shows: 'Pendaftar per bulan'. */
  title: string;
  /** Name of what stands on the axis: 'Bulan'. */
  categoryLabel: string;
  /** A bar, or a group of bars, each. */
  rows: readonly ChartRow[];
  /** At most five. */
  series: readonly ChartSeries[];
  /** Lying bars: for long names, largest first. */
  horizontal?: boolean | undefined;
  /** On top of each other instead of beside each other: parts of a whole. */
  stacked?: boolean | undefined;
  /** `scale` for steps of one scale, lowest first, as ratings from 1 to 5. */
  palette?: Palette | undefined;
  /** Default dots between thousands. */
  format?: ((value: number) => string) | undefined;
  /** In words; default names the highest and the lowest. */
  summary?: string | undefined;
  /** Where the axis ends, for values on a scale: 5 for ratings. Default the highest value. */
  max?: number | undefined;
  /** Of the drawing in pixels; by default 280, or as many lanes as lying bars need. */
  height?: number | undefined;
  /** First answer is under way. */
  loading?: boolean | undefined;
  /** How many rows will come, as far as that is known: the height of lying bars while they load. */
  expectedRows?: number | undefined;
}

/** Bars, one or more series, standing or lying. Values stand on the bars; the table is one press away. */
export function BarChart(props: BarChartProps) {
  const { title, categoryLabel, rows, series, horizontal, stacked, format = formatNumber, loading } = props;
  const places = loading ? (props.expectedRows ?? rows.length) : rows.length;
  const lanes = places * (stacked ? 1 : series.length);
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
