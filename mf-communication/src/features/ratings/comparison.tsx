import { failureOf } from '@widya/api-client/api-error';
import type { Query } from '@widya/api-client/query';
import { LoadFailure } from '@widya/design-system/load-failure';
import type { ReactNode } from 'react';
import { type Averaged, MeanChart } from './mean-chart.tsx';

interface ComparisonProps<Other> {
  readonly others: Query<{ readonly data: readonly Other[] }>;
  readonly read: (other: Other) => Averaged;
  /** The displayed class or course, with its label in the comparison: 'Kelas ini'. */
  readonly own: Averaged;
  readonly failed: string;
  readonly title: string;
  readonly category: string;
  readonly mean: string;
  readonly max: number;
  /** Expected number of others. */
  readonly expected: number;
  readonly children: ReactNode;
}

/** Compares a class or course with the latest others. B-208, D78. */
export function Comparison<Other>({ others, read, own, failed, expected, ...chart }: ComparisonProps<Other>) {
  const { data, error, retry, isValidating } = others;
  if (!data && error)
    return <LoadFailure size="sm" failure={failureOf(error)} title={failed} onRetry={retry} retrying={isValidating} />;
  return (
    <MeanChart {...chart} records={[own, ...(data?.data ?? []).map(read)]} loading={!data} expected={expected + 1} />
  );
}
