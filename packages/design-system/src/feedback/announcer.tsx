import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';

type Listener = (message: string) => void;
const listeners = new Set<Listener>();

/** Says something to screen readers without showing it: a finished navigation, a new number of rows. */
export function announce(message: string): void {
  for (const listener of listeners) listener(message);
}

const Hidden = chakra('div', { base: { srOnly: true } });

/** The page's one polite live region; the provider renders it. */
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
