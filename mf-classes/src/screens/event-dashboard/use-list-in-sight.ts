import { useLocation } from '@widya/remote-kit/router';
import { useEffect } from 'react';
import { REGISTRATIONS_ID } from './registrations-id.ts';

/** Scrolls to the list when a figure above has filtered it. */
export function useListInSight(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of a figure is a navigation with a key of its own
  useEffect(() => {
    if (hash === `#${REGISTRATIONS_ID}`) document.getElementById(REGISTRATIONS_ID)?.scrollIntoView({ block: 'start' });
  }, [hash, key]);
}
