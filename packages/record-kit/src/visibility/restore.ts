import { failureOf } from '@widya/api-client/api-error';
import { toast } from '@widya/design-system/toast';
import type { Hiding } from './hiding.ts';
import { HIDING_TEXTS as texts } from './texts.ts';

/** Pulihkan: runs without confirmation because it is reversible; shows failures with a retry. Never rejects. */
export async function restore(record: Hiding): Promise<void> {
  try {
    await record.restore();
    toast.success(record.restored);
  } catch (failure) {
    toast.failure(failureOf(failure, texts.noReason), () => void restore(record));
  }
}
