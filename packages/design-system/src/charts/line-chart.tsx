import { lazy, Suspense } from 'react';
import { formatNumber } from '../formats/number.ts';
import { ChartFrame } from './chart-frame.tsx';
import { SkeletonBlock } from './skeleton-block.tsx';
import { chartSummary } from './summary.ts';
import type { ChartRow, ChartSeries } from './types.ts';

export type { ChartRow, ChartSeries } from './types.ts';

const LineCanvas = lazy(() => import('./line-canvas.tsx').then((module) => ({ default: module.LineCanvas })));

export interface LineChartProps {
  /** Title, such as 'Pendaftar per hari'. */
  title: string;
  /** Name of the category axis: 'Tanggal'. */
  categoryLabel: string;
  /** In order; a missing value interrupts the line. */
  rows: readonly ChartRow[];
  /** At most five. */
  series: readonly ChartSeries[];
  /** Formats values; by default with dots between thousands. */
  format?: ((value: number) => string) | undefined;
  /** Text alternative; by default the highest and the lowest value. */
  summary?: string | undefined;
  /** Height in pixels; default 280. */
  height?: number | undefined;
  /** Whether the first answer is pending. */
  loading?: boolean | undefined;
}

/** Lines over time; several lines are labelled at their ends. */
export function LineChart(props: LineChartProps) {
  const { title, categoryLabel, rows, series, format = formatNumber, height = 280, loading } = props;
  if (loading) return <SkeletonBlock height={height} />;
  return (
    <ChartFrame
      title={title}
      summary={props.summary ?? chartSummary(title, rows, series, format)}
      categoryLabel={categoryLabel}
      rows={rows}
      series={series}
      format={format}
      height={height}
      legend={false}
    >
      <Suspense fallback={<SkeletonBlock height={height} />}>
        <LineCanvas rows={rows} series={series} format={format} />
      </Suspense>
    </ChartFrame>
  );
}
