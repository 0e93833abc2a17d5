import { useClassEditing } from '@widya/api-client/class-editing';
import type { ClassRecord } from '@widya/contract/classes';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { TEXTS } from './texts.ts';

/** 'Tunjukan Jawaban ke Pengguna', with an optimistic update. B-049, D57. */
export function useShowAnswers(record: ClassRecord | undefined) {
  const { update } = useClassEditing();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const saving = useAction(async (code: string, shown: boolean) => {
    setWanted(shown);
    try {
      await update(code, { show_answers_to_user: shown });
      toast.success(TEXTS.saved, { description: shown ? TEXTS.shown : TEXTS.notShown });
    } catch (failure) {
      toast.failure(failureOf(failure), () => void saving.run(code, shown), TEXTS.notSaved);
    } finally {
      setWanted(null);
    }
  });
  return {
    shown: wanted ?? record?.show_answers_to_user ?? false,
    change: (shown: boolean) => record && void saving.run(record.code, shown),
  };
}
