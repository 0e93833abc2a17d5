import { ResponsiveBar } from '@nivo/bar';
import { useNavigate } from 'react-router-dom';
import { truncate } from '../formats/text.ts';
import { useWidth } from '../layout/use-width.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { chartTheme } from './theme.ts';
import { type ChartRow, type ChartSeries, chartColor, type Palette } from './types.ts';
import { valueText } from './value-text.ts';

interface BarCanvasProps {
  rows: readonly ChartRow[];
  series: readonly ChartSeries[];
  horizontal: boolean;
  stacked: boolean;
  palette?: Palette | undefined;
  format: (value: number) => string;
  max: number | undefined;
  /** Approximate number of values on the axis. */
  ticks: number;
}

/** Approximate number of letters per pixel. */
const LETTERS_PER_PX = 1 / 6.6;
/** Length of `11 Sep`, with one to spare. */
const DAY_LETTERS = 7;

/** The bars; in its own file, because it imports the drawing library. */
export function BarCanvas({ rows, series, horizontal, stacked, palette, format, max, ticks }: BarCanvasProps) {
  const [ref, width] = useWidth();
  const navigate = useNavigate();
  const targets = new Map(rows.flatMap(({ label, to }) => (to === undefined ? [] : [[label, to] as const])));
  const names = new Map(series.map(({ key, label }) => [key, label]));
  const data = (horizontal ? [...rows].reverse() : rows).map((row) => ({
    label: row.label,
    ...Object.fromEntries(series.map(({ key }) => [key, row.values[key] ?? 0])),
  }));
  // A missing value is drawn without length but is not zero.
  const valuesOf = new Map(rows.map(({ label, values }) => [label, values]));
  const textOf = ({ id, indexValue }: { readonly id: string | number; readonly indexValue: string | number }) =>
    valueText(valuesOf.get(String(indexValue))?.[id], format);
  const longest = rows.reduce((most, row) => Math.max(most, row.label.length), 0);
  const left = horizontal ? Math.min(Math.round(width * 0.4), Math.ceil(longest / LETTERS_PER_PX) + 12) : 52;
  const lane = (width - left - 16) / Math.max(1, rows.length);
  const fits = Math.max(3, Math.floor((horizontal ? left - 8 : lane) * LETTERS_PER_PX));
  // Values are shown on the bars only when they fit; the axis and the tooltip have them otherwise.
  const labelled = !stacked && (horizontal || lane / series.length > 34);
  // Labels of days are short and sequential, so some are skipped; names are truncated, but all are shown.
  const wanted = longest <= DAY_LETTERS ? Math.ceil(longest / LETTERS_PER_PX) + 8 : 28;
  const every = horizontal ? 1 : Math.max(1, Math.ceil(wanted / lane));
  return (
    <div ref={ref} style={{ cursor: targets.size > 0 ? 'pointer' : undefined }}>
      {width > 0 ? (
        <ResponsiveBar
          data={data}
          keys={series.map(({ key }) => key)}
          indexBy="label"
          layout={horizontal ? 'horizontal' : 'vertical'}
          groupMode={stacked ? 'stacked' : 'grouped'}
          margin={{ top: 20, right: horizontal ? 64 : 8, bottom: horizontal ? 8 : 28, left }}
          {...(max === undefined ? {} : { valueScale: { type: 'linear', max } as const })}
          padding={horizontal ? 0.3 : 0.35}
          innerPadding={stacked ? 1 : 2}
          borderRadius={2}
          colors={({ id }) =>
            chartColor(
              series.findIndex(({ key }) => key === id),
              palette,
            )
          }
          theme={chartTheme}
          role="presentation"
          animate={false}
          onClick={({ indexValue }) => {
            const to = targets.get(String(indexValue));
            if (to !== undefined) navigate(to, { preventScrollReset: true });
          }}
          enableGridX={false}
          enableGridY={!horizontal}
          gridYValues={ticks}
          axisBottom={
            horizontal
              ? null
              : {
                  tickSize: 0,
                  tickPadding: 8,
                  tickValues: data.filter((_, index) => index % every === 0).map(({ label }) => label),
                  format: (label) => truncate(String(label), fits * every),
                }
          }
          axisLeft={
            horizontal
              ? { tickSize: 0, tickPadding: 8, format: (label) => truncate(String(label), fits) }
              : { tickSize: 0, tickPadding: 8, tickValues: ticks, format: (value) => format(Number(value)) }
          }
          enableLabel={labelled}
          label={textOf}
          labelPosition="end"
          labelOffset={horizontal ? 8 : 9}
          labelTextColor="var(--w-colors-fg)"
          tooltip={({ id, indexValue }) => (
            <ChartTooltip
              label={String(indexValue)}
              name={series.length > 1 ? names.get(String(id)) : undefined}
              value={textOf({ id, indexValue })}
            />
          )}
        />
      ) : null}
    </div>
  );
}
