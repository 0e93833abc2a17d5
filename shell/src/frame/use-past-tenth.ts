import { useEffect, useState } from 'react';

/** Pages that barely scroll have nothing to come back to. Pixels. */
const WORTH_IT = 240;

/** Whether a page of this height is scrolled past 10 percent. Source: A-039. */
export const isPastTenth = (scrolled: number, pageHeight: number, windowHeight: number): boolean => {
  const way = pageHeight - windowHeight;
  return way >= WORTH_IT && scrolled / way > 0.1;
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
