import { useEffect, useState } from 'react';

/** Before that much is scrolled the heading of the screen is still in sight, and the bar would only cover it. Pixels. */
const HEADING = 48;

/** Whether a page of this height is scrolled past 10 percent. Source: A-039. */
export const isPastTenth = (scrolled: number, pageHeight: number, windowHeight: number): boolean => {
  const way = pageHeight - windowHeight;
  return scrolled > Math.max(way * 0.1, HEADING);
};

/** True while the page is scrolled past 10 percent of its way. */
export function usePastTenth(): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const measure = () =>
      setPast(isPastTenth(window.scrollY, document.documentElement.scrollHeight, window.innerHeight));
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure, { passive: true });
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return past;
}
