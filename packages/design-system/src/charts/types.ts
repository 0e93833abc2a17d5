/** One line or one set of bars. */
export interface ChartSeries {
  key: string;
  label: string;
}

/** A category on the axis: a month, a class. A missing value is a gap, not a zero. */
export interface ChartRow {
  label: string;
  /** Address of the list of counted records: opened by pressing the bar, and linked in the table. */
  to?: string | undefined;
  values: Readonly<Record<string, number | null | undefined>>;
}

/** `chart` for independent series, `scale` for ordered steps from lowest to highest. */
export type Palette = 'chart' | 'scale';

/** More colours could not be distinguished. */
const MOST_COLORS = 5;

export const chartColor = (index: number, palette: Palette = 'chart'): string =>
  `var(--w-colors-${palette}-${(index % MOST_COLORS) + 1})`;
