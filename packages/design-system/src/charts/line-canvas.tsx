import { type LineCustomSvgLayerProps, ResponsiveLine } from '@nivo/line';
import { truncate } from '../formats/text.ts';
import { useWidth } from '../layout/use-width.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { spreadLabels } from './spread-labels.ts';
import { chartTheme } from './theme.ts';
import { type ChartRow, type ChartSeries, chartColor } from './types.ts';

interface Line {
  id: string;
  data: readonly { x: string; y: number | null }[];
}

/** Most letters of a name at the end of a line. */
const NAME_LETTERS = 16;
const NAME_PX = 112;

/** The name of each line beside its last point, moved apart when lines end close together. */
function EndLabels({
  series,
  innerWidth,
  innerHeight,
}: Pick<LineCustomSvgLayerProps<Line>, 'series' | 'innerWidth' | 'innerHeight'>) {
  const ends = series.flatMap((line) => {
    const last = line.data.findLast((point) => point.data.y !== null);
    return last ? [{ id: String(line.id), color: line.color, y: last.position.y ?? 0 }] : [];
  });
  const labelPositions = spreadLabels(
    ends.map(({ y }) => y),
    15,
    innerHeight,
  );
  return (
    <g>
      {ends.map(({ id, color }, index) => (
        <text
          key={id}
          x={innerWidth + 10}
          y={labelPositions[index]}
          dy="0.35em"
          fontSize={12}
          fontWeight={600}
          style={{ fill: color }}
        >
          {truncate(id, NAME_LETTERS)}
        </text>
      ))}
    </g>
  );
}

/** The lines; in its own file, because it imports the drawing library. */
export function LineCanvas(props: {
  rows: readonly ChartRow[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
}) {
  const { rows, series, format } = props;
  const [ref, width] = useWidth();
  const data: Line[] = series.map(({ key, label }) => ({
    id: label,
    data: rows.map((row) => ({ x: row.label, y: row.values[key] ?? null })),
  }));
  const named = series.length > 1;
  const room = (width - 60 - (named ? NAME_PX : 16)) / Math.max(1, rows.length);
  const every = Math.max(1, Math.ceil(52 / room));
  return (
    <div ref={ref}>
      {width > 0 ? (
        <ResponsiveLine<Line>
          data={data}
          margin={{ top: 12, right: named ? NAME_PX : 16, bottom: 28, left: 56 }}
          xScale={{ type: 'point' }}
          yScale={{ type: 'linear', min: 0, max: 'auto', nice: true }}
          colors={({ id }) => chartColor(series.findIndex(({ label }) => label === id))}
          theme={chartTheme}
          role="presentation"
          animate={false}
          lineWidth={2}
          enableGridX={false}
          gridYValues={4}
          pointSize={rows.length > 40 ? 0 : 6}
          axisBottom={{
            tickSize: 0,
            tickPadding: 8,
            tickValues: rows.filter((_, index) => index % every === 0).map(({ label }) => label),
          }}
          axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: 4, format: (value) => format(Number(value)) }}
          useMesh
          tooltip={({ point }) => (
            <ChartTooltip
              label={String(point.data.x)}
              name={named ? String(point.seriesId) : undefined}
              value={format(Number(point.data.y))}
            />
          )}
          layers={['grid', 'axes', 'lines', 'points', 'crosshair', 'mesh', ...(named ? [EndLabels] : [])]}
        />
      ) : null}
    </div>
  );
}
