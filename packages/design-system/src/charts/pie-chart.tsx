import { lazy, Suspense } from 'react';
import { formatNumber, formatPercent } from '../formats/number.ts';
import { ChartFrame } from './chart-frame.tsx';
import { SkeletonBlock } from './skeleton-block.tsx';
import { type Slice, topSlices } from './slices.ts';

export type { Slice } from './slices.ts';

const PieCanvas = lazy(() => import('./pie-canvas.tsx').then((module) => ({ default: module.PieCanvas })));

export interface PieChartProps {
  /** Title, such as 'Peserta menurut topik'. */
  title: string;
  /** Name of the categories: 'Topik'. */
  categoryLabel: string;
  /** Name of the values: 'Peserta'. */
  valueLabel: string;
  /** Of more than five, all but the four largest are combined as 'Lainnya'. Slices of zero are not drawn. */
  slices: readonly Slice[];
  /** Formats values; by default with dots between thousands. */
  format?: ((value: number) => string) | undefined;
  /** Text alternative; by default every slice with its share. */
  summary?: string | undefined;
  /** Height in pixels; default 260. */
  height?: number | undefined;
  /** Whether the first answer is pending. */
  loading?: boolean | undefined;
}

/** A few parts of a whole, each labelled with name and share. For many or similar values use horizontal bars. */
export function PieChart(props: PieChartProps) {
  const { title, categoryLabel, valueLabel, format = formatNumber, height = 260, loading } = props;
  if (loading) return <SkeletonBlock height={height} />;
  const slices = topSlices(props.slices);
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  const share = (value: number) => formatPercent(whole === 0 ? 0 : (value / whole) * 100);
  const shares = slices.map(({ label, value }) => `${label} ${share(value)}`).join(', ');
  return (
    <ChartFrame
      title={title}
      summary={props.summary ?? `${title}. ${shares}.`}
      categoryLabel={categoryLabel}
      rows={whole === 0 ? [] : props.slices.map(({ label, value }) => ({ label, values: { value } }))}
      series={[{ key: 'value', label: valueLabel }]}
      format={(value) => `${format(value)} (${share(value)})`}
      height={height}
      legend={false}
    >
      <Suspense fallback={<SkeletonBlock height={height} />}>
        <PieCanvas slices={slices} format={format} share={share} />
      </Suspense>
    </ChartFrame>
  );
}
