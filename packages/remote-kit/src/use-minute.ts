import { useEffect, useState } from 'react';

/** Now, in milliseconds since 1970, renewed every minute: '4 hari lagi' must not grow old on a screen left open. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
