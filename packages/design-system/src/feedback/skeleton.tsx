import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useState } from 'react';

/** Nothing is shown for shorter waits: a flash of grey is worse than 150 ms of nothing. */
const DELAY_MS = 150;

const Bar = chakra('span', {
  base: { display: 'block', bg: 'bg.subtle', borderRadius: 'sm', animation: 'w-pulse 1.6s ease-in-out infinite' },
});
const Wait = chakra('div', { base: { '&[data-early]': { visibility: 'hidden' } } });

/** True once something has been waiting for 150 ms. */
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
  /** CSS width; default all of it. */
  width?: string | number;
  /** CSS height; default 14 px. */
  height?: string | number;
}

/** A grey bar in the size of what will come. */
export function Skeleton({ width = '100%', height = 14 }: SkeletonProps) {
  return <Bar style={{ width, height }} aria-hidden />;
}

interface SkeletonAreaProps {
  /** Read by screen readers; default 'Memuat'. */
  label?: string;
  /** Bars in the shape of what will come. */
  children: ReactNode;
}

/** Holds the place from the start (nothing jumps) and shows the bars after 150 ms. */
export function SkeletonArea({ label = 'Memuat', children }: SkeletonAreaProps) {
  const late = useLate(true);
  return (
    <Wait role="status" aria-label={label} aria-busy="true" data-early={late ? undefined : ''}>
      {children}
    </Wait>
  );
}

/** Lines of text that will come. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span style={{ display: 'grid', gap: 10 }}>
      {['60%', ...Array<string>(Math.max(0, lines - 1)).fill('100%')].reverse().map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
        <Skeleton key={line} width={width} />
      ))}
    </span>
  );
}
