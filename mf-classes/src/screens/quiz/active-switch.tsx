import { useQuizActions } from '@widya/api-client/quiz';
import type { QuizQuestion } from '@widya/contract/quiz';
import { Card } from '@widya/design-system/layout';
import { Switch } from '@widya/design-system/switch';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { TEXTS } from './texts.ts';

/** Opens and closes the test, with an optimistic update. */
export function ActiveSwitch({ quiz }: { readonly quiz: QuizQuestion }) {
  const { setActive } = useQuizActions();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const saving = useAction(async (active: boolean) => {
    setWanted(active);
    try {
      await setActive(quiz.id, active);
      toast.success(active ? TEXTS.opened : TEXTS.closed);
    } catch (failure) {
      toast.failure(failureOf(failure), () => void saving.run(active));
    } finally {
      setWanted(null);
    }
  });
  return (
    <Card padding="12px 16px" marginBottom="4">
      <Switch
        checked={wanted ?? quiz.active === 1}
        help={TEXTS.activeHelp}
        onChange={(event) => void saving.run(event.target.checked)}
      >
        {TEXTS.active}
      </Switch>
    </Card>
  );
}
