import { useQuizActions } from '@widya/api-client/quiz';
import type { QuizAnswerRow } from '@widya/contract/quiz';
import { Button } from '@widya/design-system/button';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Field } from '@widya/design-system/field';
import { Card, Inline, Stack } from '@widya/design-system/layout';
import { NumberInput } from '@widya/design-system/number-input';
import { styled } from '@widya/design-system/styled';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { shownScore } from '../score.ts';
import { ANSWER_TEXTS as texts } from './texts.ts';

const Points = styled('div', { base: { maxWidth: '120px' } });

interface ScoreFormProps {
  readonly answerId: number;
  readonly row: QuizAnswerRow;
  /** Called with whether the typed score differs from the saved one. */
  readonly onTyped: (isOther: boolean) => void;
  readonly onDone: () => void;
}

/** Sets a score by hand, for free text without a correct answer. */
export function ScoreForm({ answerId, row, onTyped, onDone }: ScoreFormProps) {
  const { score } = useQuizActions();
  const start = row.score === null ? null : shownScore(row.score);
  const [value, setValue] = useState(start);
  const [tried, setTried] = useState(false);
  const saving = useAction(async (points: number) => {
    await score(answerId, points / 100);
    toast.success(texts.scored);
    onDone();
  });
  const type = (next: number | null) => {
    setValue(next);
    onTyped(next !== start);
  };
  useUnsavedWork(value !== start);
  return (
    <Card padded>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (value !== null) void saving.run(value);
        }}
      >
        <Stack gap="3">
          <FailureBanner failure={failureOf(saving.failure)} />
          <Field
            label={texts.scoreTitle}
            help={texts.scoreHelp}
            error={tried && value === null ? texts.scoreMissing : null}
          >
            <Points>
              <NumberInput value={value} max={100} onChange={type} />
            </Points>
          </Field>
          <Inline>
            <Button type="submit" variant="primary" size="sm" loading={saving.busy}>
              {texts.saveScore}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
