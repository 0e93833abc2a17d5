import type { ChapterQuestion } from '@widya/contract/chapter-contents';
import type { CourseProgressRow } from '@widya/contract/chapters';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { plainText } from '@widya/design-system/formats/plain-text';
import { ChevronDownIcon, ChevronUpIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { Inline, Muted, Spacer, Stack } from '@widya/design-system/layout';
import { UserText } from '@widya/design-system/user-text';
import { useState } from 'react';
import { ANSWER_TEXTS as texts } from './texts.ts';

interface AnswerRowProps {
  readonly row: CourseProgressRow;
  readonly questions: readonly ChapterQuestion[];
}

/** A participant with the score; the answers can be expanded. */
export function AnswerRow({ row, questions }: AnswerRowProps) {
  const [open, setOpen] = useState(false);
  const { full_name, additional_information, completed_at } = row;
  const { answers, score } = additional_information;
  const count = Math.max(answers.length, questions.length);
  return (
    <Stack as="li" gap="2" paddingBlock="3" borderBottom="1px solid" borderColor="border.subtle">
      <Inline flexWrap="nowrap">
        <Stack gap="0">
          <UserText as="strong">{full_name}</UserText>
          <Muted fontSize="sm">{formatDateTime(completed_at)}</Muted>
        </Stack>
        <Spacer />
        {score === null ? <Badge>{texts.noScore}</Badge> : <strong>{texts.score(score)}</strong>}
        <IconButton
          size="sm"
          variant="ghost"
          label={open ? texts.hide(full_name) : texts.show(full_name)}
          aria-expanded={open}
          icon={open ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
          onClick={() => setOpen(!open)}
        />
      </Inline>
      {open && (
        <Stack as="ol" gap="2" margin="0" padding="0" listStyleType="none">
          {Array.from({ length: count }, (_, at) => {
            const question = questions[at];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: answers have no id, and their order is fixed
              <Stack as="li" key={at} gap="0">
                <Muted fontSize="sm">{question ? plainText(question.question) : texts.question(at + 1)}</Muted>
                <UserText lines>{answers[at] || <Muted>{texts.noAnswer}</Muted>}</UserText>
              </Stack>
            );
          })}
        </Stack>
      )}
    </Stack>
  );
}
