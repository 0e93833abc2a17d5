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

/** What series are to each other: kinds of their own, or steps of one scale from the lowest to the highest. */
export type Palette = 'chart' | 'scale';

/** More colours than these cannot be told apart. */
const MOST_COLORS = 5;

export const chartColor = (index: number, palette: Palette = 'chart'): string =>
  `var(--w-colors-${palette}-${(index % MOST_COLORS) + 1})`;
