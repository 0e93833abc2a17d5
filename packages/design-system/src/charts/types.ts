/** One line or one kind of bar. */
export interface ChartSeries {
  key: string;
  label: string;
}

/** One place on the axis: a month, a class. A missing value is a gap, not a zero. */
export interface ChartRow {
  label: string;
  /** Where it leads: the list of what is counted. Goes with a press on the bar, and stands as a link in the table. */
  to?: string | undefined;
  values: Readonly<Record<string, number | null | undefined>>;
}

/** Colours of the series in their order; more than five cannot be told apart. */
export const CHART_COLORS = [1, 2, 3, 4, 5].map((step) => `var(--w-colors-chart-${step})`);

export const chartColor = (index: number): string => CHART_COLORS[index % CHART_COLORS.length] ?? '';
