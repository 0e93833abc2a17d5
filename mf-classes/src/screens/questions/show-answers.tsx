import type { ClassRecord } from '@widya/contract/classes';
import { Card } from '@widya/design-system/layout';
import { Switch } from '@widya/design-system/switch';
import { TEXTS } from './texts.ts';
import { useShowAnswers } from './use-show-answers.ts';

interface ShowAnswersProps {
  /** Undefined while unknown. */
  readonly record: ClassRecord | undefined;
  /** False for instructors, because only admins may change a class. */
  readonly mayChange: boolean;
}

/** Whether users see the answers. */
export function ShowAnswers({ record, mayChange }: ShowAnswersProps) {
  const { shown, change } = useShowAnswers(record);
  return (
    <Card padding="12px 16px" marginBottom="4">
      <Switch
        checked={shown}
        disabled={!record || !mayChange}
        help={mayChange ? TEXTS.showHelp : TEXTS.showReader}
        onChange={(event) => change(event.target.checked)}
      >
        {TEXTS.show}
      </Switch>
    </Card>
  );
}
