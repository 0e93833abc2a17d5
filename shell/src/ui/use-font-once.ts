import { loadFont } from '@widya/design-system/font';
import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** Loads the product's font once a screen is shown, so that its rows come first. */
export function useFontOnce(isShown: boolean): void {
  useEffect(() => {
    if (isShown) whenIdle(loadFont);
  }, [isShown]);
}
