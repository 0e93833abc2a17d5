import { styled } from '../theme/styled.ts';

const Track = styled('div', {
  base: { height: '6px', borderRadius: 'full', bg: 'bg.subtle', overflow: 'hidden', minWidth: '60px', width: 'full' },
});
const Fill = styled('div', {
  base: {
    height: '100%',
    borderRadius: 'full',
    bg: 'accent.text',
    transitionProperty: 'width',
    transitionDuration: 'slow',
    '&[data-tone=ok]': { bg: 'ok' },
    '&[data-tone=error]': { bg: 'danger' },
    '&[data-running]': { width: '40%', animation: 'w-sweep 1.1s ease-in-out infinite' },
  },
});

export interface ProgressBarProps {
  /** Name of the work. */
  label: string;
  /** Null when the progress is unknown. */
  value: number | null;
  /** Default 100. */
  max?: number | undefined;
  /** Green when done, red when it failed. */
  tone?: 'accent' | 'ok' | 'error' | undefined;
}

/** Progress of something. Show the value as text beside it. */
export function ProgressBar({ label, value, max = 100, tone }: ProgressBarProps) {
  const percent = value === null || max <= 0 ? null : Math.min(100, Math.max(0, (value / max) * 100));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent === null ? undefined : Math.round(percent)}
    >
      <Fill
        data-tone={tone}
        data-running={percent === null ? '' : undefined}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </Track>
  );
}
