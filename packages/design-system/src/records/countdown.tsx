import { useEffect, useState } from 'react';
import { styled } from '../theme/styled.ts';

const Root = styled('span', { base: { display: 'inline-flex', gap: '3', fontVariantNumeric: 'tabular-nums' } });
const Part = styled('span', {
  base: { '& b': { fontWeight: 'strong', fontSize: 'xl' }, '& small': { color: 'fg.muted', marginInlineStart: '1' } },
});
const MINUTE_MS = 60_000;

/** Days, hours and minutes until an instant, rounded up to a minute; null after it. */
export function remaining(until: string, now: number): { days: number; hours: number; minutes: number } | null {
  const then = Date.parse(until);
  if (!(then > now)) return null;
  const minutes = Math.ceil((then - now) / MINUTE_MS);
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}

export interface CountdownProps {
  /** ISO instant. */
  until: string;
  /** Shown from that instant on. */
  after: string;
  /** Fixed current time, for stories. */
  now?: number | undefined;
}

/** Days, hours and minutes until an instant; updated every half minute without being announced. */
export function Countdown({ until, after, now }: CountdownProps) {
  const [time, setTime] = useState(() => now ?? Date.now());
  useEffect(() => {
    if (now !== undefined) return;
    const timer = setInterval(() => setTime(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, [now]);
  const left = remaining(until, now ?? time);
  if (!left) return <span>{after}</span>;
  return (
    <Root role="timer" aria-label={`${left.days} hari ${left.hours} jam ${left.minutes} menit lagi`}>
      {(
        [
          [left.days, 'hari'],
          [left.hours, 'jam'],
          [left.minutes, 'menit'],
        ] as const
      ).map(([value, unit]) => (
        <Part key={unit} aria-hidden>
          <b>{value}</b>
          <small>{unit}</small>
        </Part>
      ))}
    </Root>
  );
}
