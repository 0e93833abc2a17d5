import { Banner } from '@widya/design-system/banner';
import { useSyncExternalStore } from 'react';
import { frameTexts } from './texts.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that the browser has lost its line, for as long as it has. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return online ? null : <Banner tone="warn">{frameTexts.offline}</Banner>;
}
