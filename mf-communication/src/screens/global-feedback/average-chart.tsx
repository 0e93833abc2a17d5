import { type Averaged, MeanChart } from '../../features/ratings/mean-chart.tsx';
import { GLOBAL_FEEDBACK_TEXTS } from './texts.ts';

const { charts } = GLOBAL_FEEDBACK_TEXTS;

/** Most bars; longer pages are only in the table. */
const SHOWN = 10;

interface AverageChartProps {
  readonly title: string;
  readonly help: string;
  readonly max: number;
  /** Undefined before the first answer. */
  readonly records: readonly Averaged[] | undefined;
}

/** The mean of each class on the page. B-221, B-223. */
export function AverageChart({ title, help, max, records }: AverageChartProps) {
  return (
    <MeanChart
      title={title}
      category={charts.class}
      mean={charts.average}
      max={max}
      records={records?.slice(0, SHOWN) ?? []}
      loading={records === undefined}
      expected={SHOWN}
    >
      {help}
    </MeanChart>
  );
}
