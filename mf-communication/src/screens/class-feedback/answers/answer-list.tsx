import type { Feedback } from '@widya/contract/feedback';
import { type FeedbackCriterion, MAX_RATING } from '@widya/contract/feedback-criteria';
import { Badge, type BadgeTone } from '@widya/design-system/badge';
import { Button } from '@widya/design-system/button';
import { truncate } from '@widya/design-system/formats/text';
import { Inline, Muted, Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { DETAIL_TEXTS, ANSWERS_TEXTS as texts } from '../texts.ts';

const Row = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: '10px 0',
    borderTop: '1px solid',
    borderColor: 'border.subtle',
  },
});

const COMMENT_SHOWN = 160;

/** Highlights low ratings. */
const toneOf = (score: number): BadgeTone => (score <= 2 ? 'error' : score === 3 ? 'warn' : 'ok');

interface AnswerListProps {
  readonly rows: readonly Feedback[];
  readonly criterion: FeedbackCriterion;
  readonly onOpen: (feedback: Feedback) => void;
}

/** Participants with their rating of a criterion and the beginning of the comment. */
export const AnswerList = ({ rows, criterion, onOpen }: AnswerListProps) => (
  <Stack as="ul" gap="0" margin="0" padding="0" listStyleType="none" aria-label={texts.list}>
    {rows.map((row) => (
      <Row key={row.id}>
        <Stack gap="1" flex="1">
          <Inline>
            <strong>{row.full_name}</strong>
            <Badge tone={toneOf(row[criterion])} label={DETAIL_TEXTS.of(row[criterion])}>
              {row[criterion]}/{MAX_RATING}
            </Badge>
          </Inline>
          <Muted overflowWrap="anywhere">{truncate(row.masukan, COMMENT_SHOWN) || texts.noComment}</Muted>
        </Stack>
        <Button size="sm" aria-label={texts.detailOf(row.full_name)} onClick={() => onOpen(row)}>
          {texts.detail}
        </Button>
      </Row>
    ))}
  </Stack>
);
