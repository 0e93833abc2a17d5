import { useEffect, useState } from 'react';

/** Whether a time is still ahead; false for null. Renders again when it has come. */
export function useIsAhead(until: string | null): boolean {
  const end = until === null ? 0 : Date.parse(until);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (end <= now) return;
    const timer = setTimeout(() => setNow(Date.now()), end - now);
    return () => clearTimeout(timer);
  }, [end, now]);
  return end > now;
}
