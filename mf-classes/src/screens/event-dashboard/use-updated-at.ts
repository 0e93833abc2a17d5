import { relativeTime } from '@widya/design-system/formats/date';
import { useEffect, useState } from 'react';

const TICK = 30_000;

/** How long ago an answer came, in words that grow older by themselves; null before the first. */
export function useUpdatedAt(answer: unknown): string | null {
  const [came, setCame] = useState<number | null>(null);
  const [, tick] = useState(0);
  useEffect(() => setCame(answer === undefined ? null : Date.now()), [answer]);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, []);
  return came === null ? null : relativeTime(came);
}
