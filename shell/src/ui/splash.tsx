import { styled } from '@widya/design-system/styled';
import { useEffect, useState } from 'react';
import { Brand } from './brand.tsx';

const Center = styled('div', {
  base: { display: 'grid', placeItems: 'center', minHeight: '100dvh', animation: 'w-fade-in 160ms' },
});
const Pulse = styled('div', { base: { animation: 'w-pulse 1.4s ease-in-out infinite' } });

/** Milliseconds before the splash is shown, since a shorter one would only flicker. */
const PATIENCE_MS = 300;

/** Shown while the session is checked and the frame loads; nothing at first. */
export function Splash() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Center role="status" aria-label="Memuat Widya" aria-busy>
      {shown ? (
        <Pulse>
          <Brand size="lg" />
        </Pulse>
      ) : null}
    </Center>
  );
}
