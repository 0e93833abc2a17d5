import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';

type Listener = (message: string) => void;
const listeners = new Set<Listener>();

/**
 * Announces a message to screen readers only: a finished navigation, a new number of rows. The same message twice in a
 * row is announced once.
 */
export function announce(message: string): void {
  for (const listener of listeners) listener(message);
}

const Hidden = chakra('div', { base: { srOnly: true } });

/** The page's only polite live region, rendered by the provider. */
export function AnnouncerOutlet() {
  const [message, setMessage] = useState('');
  useEffect(() => {
    listeners.add(setMessage);
    return () => {
      listeners.delete(setMessage);
    };
  }, []);
  return (
    <Hidden aria-live="polite" aria-atomic="true" data-announcer="">
      {message}
    </Hidden>
  );
}
