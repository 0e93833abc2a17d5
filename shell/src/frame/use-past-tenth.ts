import { afterLayout } from '@widya/design-system/after-layout';
import { useEffect, useState } from 'react';

/** Scrolled pixels below which the screen's heading is still visible, so that the bar would only cover it. */
const HEADING = 48;

/** Whether a page of this height, in pixels, is scrolled beyond its heading and 10 percent. Source: A-039. */
export const isPastTenth = (scrolled: number, pageHeight: number, windowHeight: number): boolean => {
  const way = pageHeight - windowHeight;
  return scrolled > Math.max(way * 0.1, HEADING);
};

/** True while the page is scrolled beyond its heading and 10 percent. */
export function usePastTenth(): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const measure = () =>
      setPast(isPastTenth(window.scrollY, document.documentElement.scrollHeight, window.innerHeight));
    const cancel = afterLayout(document.documentElement, measure);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure, { passive: true });
    return () => {
      cancel();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return past;
}
