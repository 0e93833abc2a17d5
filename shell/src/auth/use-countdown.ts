import { useEffect, useState } from 'react';
import type { AuthProblem } from './fields.ts';

/** Remaining seconds of the waiting time of a refused attempt, 0 when none; restarts when that time changes. */
export function useCountdown(problem: Pick<AuthProblem, 'wait'> | null): number {
  const seconds = problem?.wait ?? 0;
  const [left, setLeft] = useState(seconds);
  const [counted, setCounted] = useState(seconds);
  if (counted !== seconds) {
    setCounted(seconds);
    setLeft(seconds);
  }
  useEffect(() => {
    if (seconds === 0) return;
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
