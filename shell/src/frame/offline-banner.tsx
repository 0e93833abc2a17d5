import { useSyncExternalStore } from 'react';
import { NoticeStrip } from '../ui/notice-strip.tsx';
import { frameTexts } from './texts.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Shown while the browser is offline. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return online ? null : <NoticeStrip>{frameTexts.offline}</NoticeStrip>;
}
