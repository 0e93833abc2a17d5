import { type ReactNode, useEffect, useState } from 'react';
import { styled } from '../theme/styled.ts';

/** Shorter waits show nothing, because a grey flash is worse than 150 ms of empty space. */
const DELAY_MS = 150;

const Bar = styled('span', {
  base: { display: 'block', bg: 'bg.subtle', borderRadius: 'sm', animation: 'w-pulse 1.6s ease-in-out infinite' },
});
const Lines = styled('span', { base: { display: 'grid', gap: '2.5' } });
const Wait = styled('div', { base: { '&[data-early]': { visibility: 'hidden' } } });

/** True once `waiting` has lasted 150 ms. */
export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return setLate(false);
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && late;
}

interface SkeletonProps {
  /** CSS width; default 100%. */
  width?: string | number;
  /** CSS height; default 14 px. */
  height?: string | number;
}

/** A grey bar in the size of the awaited content. */
export function Skeleton({ width = '100%', height = 14 }: SkeletonProps) {
  return <Bar style={{ width, height }} aria-hidden />;
}

interface SkeletonAreaProps {
  /** For screen readers; default 'Memuat'. */
  label?: string;
  /** Bars in the shape of the awaited content. */
  children: ReactNode;
}

/** Reserves the space immediately and shows the bars after 150 ms. */
export function SkeletonArea({ label = 'Memuat', children }: SkeletonAreaProps) {
  const late = useLate(true);
  return (
    <Wait role="status" aria-label={label} aria-busy="true" data-early={late ? undefined : ''}>
      {children}
    </Wait>
  );
}

/** Placeholder for lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Lines>
      {['60%', ...Array<string>(Math.max(0, lines - 1)).fill('100%')].reverse().map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
        <Skeleton key={line} width={width} />
      ))}
    </Lines>
  );
}
