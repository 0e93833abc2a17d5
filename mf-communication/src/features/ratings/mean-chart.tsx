import { BarChart } from '@widya/design-system/bar-chart';
import { Muted, Stack } from '@widya/design-system/layout';
import type { ReactNode } from 'react';
import { formatRating } from './format-rating.ts';
import { nameLabels } from './name-labels.ts';

/** Longer names are cut. B-223. */
const NAME_SHOWN = 40;

/** A class or course with the mean of what was said of it; null before anybody said anything. */
export interface Averaged {
  readonly code: string;
  readonly name: string;
  readonly average: number | null;
}

interface MeanChartProps {
  readonly title: string;
  /** What a bar is: a class, a course. */
  readonly category: string;
  /** What its length is: the IPK, a mean rating. */
  readonly mean: string;
  readonly max: number;
  readonly records: readonly Averaged[];
  readonly loading: boolean;
  /** How many will come; their bars keep their place. */
  readonly expected: number;
  /** The line below it. */
  readonly children: ReactNode;
}

/** Means of several classes or courses, as bars. B-208, B-221. */
export function MeanChart({ title, category, mean, max, records, loading, expected, children }: MeanChartProps) {
  const labels = nameLabels(records, NAME_SHOWN);
  return (
    <Stack gap="2">
      <BarChart
        title={title}
        categoryLabel={category}
        rows={records.map(({ average }, index) => ({ label: labels[index] ?? '', values: { average } }))}
        series={[{ key: 'average', label: mean }]}
        horizontal
        max={max}
        format={formatRating}
        loading={loading}
        expectedRows={expected}
      />
      <Muted fontSize="sm">{children}</Muted>
    </Stack>
  );
}
