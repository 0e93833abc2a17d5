import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to the first wrong field after each attempt to save that was refused.
 * @param attempt a number that grows with every refused attempt; 0 before the first.
 */
export function useFocusError(form: RefObject<HTMLFormElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempt]);
}
