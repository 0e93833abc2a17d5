import { useEffect, useRef } from 'react';

let opener: (() => void) | null = null;

/** Opens the drawer 'Pusat Proses' of the shell, where long work is followed; does nothing where there is no shell. */
export const openJobCenter = (): void => opener?.();

/** For the shell: how the drawer is opened. One shell at a time. */
export function useJobCenterOpener(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const run = () => latest.current();
    opener = run;
    return () => {
      if (opener === run) opener = null;
    };
  }, []);
}
