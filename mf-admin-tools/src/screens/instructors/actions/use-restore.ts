import { failureOf } from '@widya/api-client/api-error';
import { useInstructorActions } from '@widya/api-client/instructors';
import type { Instructor } from '@widya/contract/instructors';
import { toast } from '@widya/design-system/toast';
import { useCallback } from 'react';
import { INSTRUCTORS_TEXTS as texts } from '../texts.ts';

/** Pulihkan: runs without confirmation because it is reversible; shows failures with a retry. */
export function useRestore() {
  const { restore } = useInstructorActions();
  return useCallback(
    ({ id }: Pick<Instructor, 'id'>) => {
      const run = async (): Promise<void> => {
        try {
          await restore(id);
          toast.success(texts.restored);
        } catch (failure) {
          toast.failure(failureOf(failure), () => void run());
        }
      };
      void run();
    },
    [restore],
  );
}
