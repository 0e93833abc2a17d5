import type { BarDatum, BarSvgProps } from '@nivo/bar';

const MUTED = 'var(--w-colors-fg-muted)';
const LINE = 'var(--w-colors-border-subtle)';
const FG = 'var(--w-colors-fg)';

/** Colours and fonts of all charts as token variables, so that the dark mode needs no other theme. */
export const chartTheme: NonNullable<BarSvgProps<BarDatum>['theme']> = {
  text: { fontFamily: 'inherit', fontSize: 12, fill: MUTED },
  axis: {
    domain: { line: { stroke: LINE } },
    ticks: { line: { stroke: LINE }, text: { fontSize: 12, fill: MUTED } },
    legend: { text: { fontSize: 12, fill: MUTED } },
  },
  grid: { line: { stroke: LINE } },
  labels: { text: { fontSize: 12, fill: FG } },
  crosshair: { line: { stroke: MUTED, strokeDasharray: '4 4' } },
};
