import { BarChart } from '@widya/design-system/bar-chart';
import { Muted, Stack } from '@widya/design-system/layout';
import type { ReactNode } from 'react';
import { formatRating } from './format-rating.ts';
import { nameLabels } from './name-labels.ts';

/** Longest displayed name. B-223. */
const NAME_SHOWN = 40;

/** A class or course with its mean rating; null without ratings. */
export interface Averaged {
  readonly code: string;
  readonly name: string;
  readonly average: number | null;
}

interface MeanChartProps {
  readonly title: string;
  /** Name of the categories: class, course. */
  readonly category: string;
  /** Name of the value: IPK, mean rating. */
  readonly mean: string;
  readonly max: number;
  readonly records: readonly Averaged[];
  readonly loading: boolean;
  /** Expected number of rows, for which space is reserved. */
  readonly expected: number;
  /** Text below the chart. */
  readonly children: ReactNode;
}

/** Means of several classes or courses as bars. B-208, B-221. */
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
