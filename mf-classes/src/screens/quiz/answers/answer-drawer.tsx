import type { QuizAnswerRow, QuizField } from '@widya/contract/quiz';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { Drawer } from '@widya/design-system/drawer';
import { KeyValueList } from '@widya/design-system/key-value';
import { Stack } from '@widya/design-system/layout';
import { useCloseGuard } from '@widya/design-system/use-close-guard';
import { useState } from 'react';
import { shownScore } from '../score.ts';
import { TEXTS } from '../texts.ts';
import { AnswerItems } from './answer-items.tsx';
import { ScoreForm } from './score-form.tsx';
import { ANSWER_TEXTS as texts } from './texts.ts';

interface AnswerDrawerProps {
  readonly fields: readonly QuizField[];
  readonly row: QuizAnswerRow;
  readonly onClose: () => void;
}

/** A participant's answers and score in a drawer. */
export function AnswerDrawer({ fields, row, onClose }: AnswerDrawerProps) {
  const { id, full_name, email, score, scored_by_hand, created_at } = row;
  const [dirty, setDirty] = useState(false);
  const { requestClose, question } = useCloseGuard({ dirty, onClose, onSave: null });
  return (
    <>
      <Drawer
        open
        onClose={requestClose}
        size="lg"
        title={texts.drawerTitle(full_name)}
        headerExtra={scored_by_hand && <Badge>{TEXTS.byHand}</Badge>}
      >
        <Stack>
          <KeyValueList
            items={[
              { label: TEXTS.email, value: email },
              { label: TEXTS.score, value: score === null ? null : shownScore(score) },
              { label: TEXTS.doneAt, value: formatDateTime(created_at) },
            ]}
          />
          {id !== null && <ScoreForm answerId={id} row={row} onTyped={setDirty} onDone={onClose} />}
          <AnswerItems fields={fields} items={row.answer_json} />
        </Stack>
      </Drawer>
      {question}
    </>
  );
}
