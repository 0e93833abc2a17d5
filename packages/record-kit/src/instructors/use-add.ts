import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import type { AssignmentCalls } from './assignment.ts';
import { TEXTS } from './texts.ts';

/** Adds instructors one after another. `id` is the one being added, or null. */
export function useAdd(add: AssignmentCalls['add'], onAdded: () => void) {
  const [id, setId] = useState<number | null>(null);
  const adding = useAction(async (instructorId: number) => {
    setId(instructorId);
    await add(instructorId);
    toast.success(TEXTS.added);
    onAdded();
  });
  return {
    id: adding.busy ? id : null,
    failure: adding.failure,
    run: (instructorId: number) => void adding.run(instructorId),
  };
}
