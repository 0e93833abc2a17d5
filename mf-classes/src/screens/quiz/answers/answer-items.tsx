import type { QuizAnswerRow, QuizField } from '@widya/contract/quiz';
import { Badge } from '@widya/design-system/badge';
import { Inline, Muted, Stack } from '@widya/design-system/layout';
import { RichTextView } from '@widya/design-system/rich-text-view';
import { UserText } from '@widya/design-system/user-text';
import { TEXTS } from '../texts.ts';

type Item = QuizAnswerRow['answer_json'][number];

function Mark({ correct }: Pick<Item, 'correct'>) {
  if (correct === null) return <Badge>{TEXTS.byHand}</Badge>;
  return correct ? <Badge tone="ok">{TEXTS.right}</Badge> : <Badge tone="error">{TEXTS.wrong}</Badge>;
}

interface AnswerItemsProps {
  readonly fields: readonly QuizField[];
  readonly items: readonly Item[];
}

/** A person's answers by question. */
export function AnswerItems({ fields, items }: AnswerItemsProps) {
  const given = new Map(items.map((item) => [item.fieldName, item]));
  return (
    <Stack as="ol" gap="0" margin="0" padding="0" listStyleType="none">
      {fields.map(({ fieldName, description }, at) => {
        const item = given.get(fieldName);
        return (
          <Stack as="li" key={fieldName} gap="1" paddingBlock="3" borderBottom="1px solid" borderColor="border.subtle">
            <Inline>
              <strong>{TEXTS.question(at + 1)}</strong>
              {item && item.answer !== '' && <Mark correct={item.correct} />}
            </Inline>
            <Muted as="div">
              <RichTextView html={description} />
            </Muted>
            <UserText lines>{item?.answer ? item.answer : <Muted>{TEXTS.noAnswer}</Muted>}</UserText>
          </Stack>
        );
      })}
    </Stack>
  );
}
