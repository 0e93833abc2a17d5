import { failureOf } from '@widya/api-client/api-error';
import { useInstructorActions } from '@widya/api-client/instructors';
import type { Instructor } from '@widya/contract/instructors';
import { toast } from '@widya/design-system/toast';
import { useCallback } from 'react';
import { INSTRUCTORS_TEXTS as texts } from '../texts.ts';

/** Pulihkan: at once, as it harms nobody; a failure is said and can be tried again. */
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
