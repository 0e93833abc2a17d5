import type { QuizField } from '@widya/contract/quiz';
import { plainText } from '@widya/design-system/formats/plain-text';
import { CheckIcon } from '@widya/design-system/icon';
import { Inline, Muted, Stack } from '@widya/design-system/layout';
import { RichTextView } from '@widya/design-system/rich-text-view';
import { styled } from '@widya/design-system/styled';
import { UserText } from '@widya/design-system/user-text';
import { QUESTION_TEXTS as texts } from './texts.ts';

const Mark = styled('span', { base: { width: '4', flexShrink: 0 } });

/** A question with the correct answer marked. */
export function QuestionSummary({ field }: { readonly field: QuizField }) {
  const { type, description, options, correctAnswer } = field;
  return (
    <Stack gap="2">
      {plainText(description) === '' ? <Muted>{texts.blank}</Muted> : <RichTextView html={description} />}
      {type === 'isian' && (
        <Muted fontSize="sm">{correctAnswer === '' ? texts.byHand : texts.correctIs(correctAnswer)}</Muted>
      )}
      {type === 'option' && (
        <Stack as="ul" gap="1" margin="0" padding="0" listStyleType="none">
          {options.map((option, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: while they are edited, two options may be the same
            <Inline as="li" key={at} flexWrap="nowrap" alignItems="flex-start">
              <Mark>
                {option !== '' && option === correctAnswer && <CheckIcon size={16} aria-label={texts.right} />}
              </Mark>
              <UserText>{option || '—'}</UserText>
            </Inline>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
