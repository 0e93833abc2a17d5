import { useEffect, useState } from 'react';
import { styled } from '../theme/styled.ts';

type Listener = (message: string) => void;
const listeners = new Set<Listener>();

/**
 * Announces a message to screen readers only: a finished navigation, a new number of rows. A repeated message is
 * announced again.
 */
export function announce(message: string): void {
  for (const listener of listeners) listener(message);
}

const Hidden = styled('div', { base: { srOnly: true } });

/** The page's only polite live region, rendered by the provider. */
export function AnnouncerOutlet() {
  const [message, setMessage] = useState('');
  useEffect(() => {
    // Screen readers announce changes only, so a repeated message alternates between with and without a no-break space.
    const show = (next: string) => setMessage((shown) => (shown === next ? `${next}\u00a0` : next));
    listeners.add(show);
    return () => {
      listeners.delete(show);
    };
  }, []);
  return (
    <Hidden aria-live="polite" aria-atomic="true" data-announcer="">
      {message}
    </Hidden>
  );
}
