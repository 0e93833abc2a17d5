import { useClassActions } from '@widya/api-client/classes';
import type { ClassRow } from '@widya/contract/classes';
import type { Hiding } from '@widya/record-kit/visibility/hiding';
import { TEXTS } from './texts.ts';

/** Hides and restores classes. */
export function useHiding() {
  const { hide, restore } = useClassActions();
  return ({ code, name }: Pick<ClassRow, 'code' | 'name'>): Hiding => ({
    name,
    hide: () => hide(code),
    restore: () => restore(code),
    restored: TEXTS.restoreDone(name),
  });
}
