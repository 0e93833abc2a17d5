import { useEffect, useState } from 'react';

/**
 * The current time in milliseconds since 1970, updated every minute, so that '4 hari lagi' stays correct on an open
 * screen.
 */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
