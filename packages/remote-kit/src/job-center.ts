import { useEffect, useRef } from 'react';

let opener: (() => void) | null = null;

/** Opens the shell's drawer 'Pusat Proses' with long tasks; does nothing without a shell. */
export const openJobCenter = (): void => opener?.();

/** For the shell: sets the function that opens the drawer. One shell at a time. */
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
