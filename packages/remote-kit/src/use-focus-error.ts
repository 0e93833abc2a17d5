import { type RefObject, useEffect } from 'react';

/**
 * Focuses the first invalid field after each refused attempt to save.
 * @param attempt a number that increases with every refused attempt; 0 before the first.
 */
export function useFocusError(form: RefObject<HTMLFormElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempt]);
}
