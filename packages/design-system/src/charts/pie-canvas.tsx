import { ResponsivePie } from '@nivo/pie';
import { truncate } from '../formats/text.ts';
import { useWidth } from '../use-width.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import type { Slice } from './slices.ts';
import { chartTheme } from './theme.ts';
import { chartColor } from './types.ts';

interface PieCanvasProps {
  slices: readonly Slice[];
  format: (value: number) => string;
  share: (value: number) => string;
}

/** The parts themselves; the drawing library comes with this file. */
export function PieCanvas({ slices, format, share }: PieCanvasProps) {
  const [ref, width] = useWidth();
  const side = Math.min(150, Math.round(width * 0.3));
  const letters = Math.max(8, Math.floor(side / 6.6) - 6);
  return (
    <div ref={ref} style={{ height: '100%' }}>
      {width > 0 ? (
        <ResponsivePie
          data={slices.map(({ label, value }) => ({ id: label, value }))}
          margin={{ top: 28, right: side, bottom: 28, left: side }}
          innerRadius={0.58}
          padAngle={1}
          cornerRadius={2}
          colors={({ id }) => chartColor(slices.findIndex(({ label }) => label === id))}
          theme={chartTheme}
          role="presentation"
          animate={false}
          sortByValue
          enableArcLabels={false}
          arcLinkLabel={({ id, value }) => `${truncate(String(id), letters)} ${share(value)}`}
          arcLinkLabelsTextColor="var(--w-colors-fg)"
          arcLinkLabelsColor={{ from: 'color' }}
          arcLinkLabelsDiagonalLength={10}
          arcLinkLabelsStraightLength={10}
          arcLinkLabelsSkipAngle={4}
          arcLinkLabelsThickness={1.5}
          tooltip={({ datum }) => (
            <ChartTooltip label={String(datum.id)} value={`${format(datum.value)} (${share(datum.value)})`} />
          )}
        />
      ) : null}
    </div>
  );
}
