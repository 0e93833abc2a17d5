import type { ChartRow, ChartSeries } from './types.ts';

/** A sentence with the highest and the lowest value of a series. */
function seriesSentence(
  rows: readonly ChartRow[],
  { key, label }: ChartSeries,
  format: (value: number) => string,
  named: boolean,
): string {
  const points = rows.flatMap((row) => {
    const value = row.values[key];
    return value === null || value === undefined ? [] : [{ label: row.label, value }];
  });
  const [first] = points;
  if (!first) return '';
  const most = points.reduce((best, point) => (point.value > best.value ? point : best), first);
  const least = points.reduce((best, point) => (point.value < best.value ? point : best), first);
  const name = named ? `${label}: tertinggi` : 'Tertinggi';
  if (points.length === 1) return `${named ? `${label}: ` : ''}${first.label} ${format(first.value)}.`;
  return `${name} ${most.label} ${format(most.value)}, terendah ${least.label} ${format(least.value)}.`;
}

/** Text alternative of a chart. */
export function chartSummary(
  title: string,
  rows: readonly ChartRow[],
  series: readonly ChartSeries[],
  format: (value: number) => string,
): string {
  const sentences = series.map((one) => seriesSentence(rows, one, format, series.length > 1)).filter(Boolean);
  return [`${title}.`, ...sentences].join(' ');
}
