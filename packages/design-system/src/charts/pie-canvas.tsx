import { ResponsivePie } from '@nivo/pie';
import { truncate } from '../formats/text.ts';
import { useWidth } from '../layout/use-width.ts';
import { styled } from '../theme/styled.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import type { Slice } from './slices.ts';
import { chartTheme } from './theme.ts';
import { chartColor } from './types.ts';

const Root = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', '& > div': { flex: 1, minHeight: 0 } },
});
const Names = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '4px 14px',
    margin: 0,
    padding: 0,
    fontSize: 'sm',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    '& i': { width: '10px', height: '10px', borderRadius: 'xs', flexShrink: 0 },
  },
});

/** Below this width, names beside the slices would be truncated and are shown below instead. */
const NAMES_BESIDE_PX = 440;

interface PieCanvasProps {
  slices: readonly Slice[];
  format: (value: number) => string;
  share: (value: number) => string;
}

/** The slices; in its own file, because it imports the drawing library. */
export function PieCanvas({ slices, format, share }: PieCanvasProps) {
  const [ref, width] = useWidth();
  const beside = width >= NAMES_BESIDE_PX;
  const side = beside ? Math.min(150, Math.round(width * 0.3)) : 8;
  const letters = Math.max(8, Math.floor(side / 6.6) - 6);
  return (
    <Root ref={ref}>
      {width > 0 ? (
        <div>
          <ResponsivePie
            data={slices.map(({ label, value }) => ({ id: label, value }))}
            margin={{ top: beside ? 28 : 8, right: side, bottom: beside ? 28 : 8, left: side }}
            innerRadius={0.58}
            padAngle={1}
            cornerRadius={2}
            colors={({ id }) => chartColor(slices.findIndex(({ label }) => label === id))}
            theme={chartTheme}
            role="presentation"
            animate={false}
            sortByValue
            enableArcLabels={false}
            enableArcLinkLabels={beside}
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
        </div>
      ) : null}
      {beside ? null : (
        <Names>
          {slices.map(({ label, value }, index) => (
            <li key={label}>
              <i style={{ background: chartColor(index) }} />
              {label} {share(value)}
            </li>
          ))}
        </Names>
      )}
    </Root>
  );
}
