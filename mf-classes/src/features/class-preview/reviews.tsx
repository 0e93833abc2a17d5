import { useClassPreview } from '@widya/api-client/class-preview';
import type { AnsweredQuestion, ClassPreview, ClassReview } from '@widya/contract/class-preview';
import { Avatar } from '@widya/design-system/avatar';
import { Button } from '@widya/design-system/button';
import { formatDateTime } from '@widya/design-system/formats/date';
import { formatNumber } from '@widya/design-system/formats/number';
import { Inline, Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { RichTextView } from '@widya/design-system/rich-text-view';
import { Skeleton } from '@widya/design-system/skeleton';
import { styled } from '@widya/design-system/styled';
import { useState } from 'react';
import { failureOf } from '../failure.ts';
import { REVIEW_TEXTS as texts } from './texts.ts';

/** So many of each before 'Tampilkan Semua Ulasan'. Rule B-010. */
const FIRST = 2;
/** A longer review takes the whole width. Characters. Rule B-011. */
const LONG = 500;

const Section = styled('section', { base: { padding: '0 24px 24px' } });
const Cards = styled('ul', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    padding: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (min-width: 720px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
const Card = styled('li', {
  base: {
    border: '1px solid',
    borderColor: 'border.subtle',
    borderRadius: 'md',
    padding: '4',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    '&[data-wide]': { gridColumn: '1 / -1' },
  },
});
const Answer = styled('div', {
  base: { borderInlineStart: '3px solid', borderColor: 'border.strong', paddingInlineStart: '3' },
});

function ReviewCard({ full_name, image_url, created_at, average, masukan }: ClassReview) {
  return (
    <Card data-wide={masukan.length > LONG ? '' : undefined}>
      <Stack gap="2">
        <Inline>
          <Avatar size="sm" name={full_name} src={image_url} />
          <strong>{full_name}</strong>
          <Muted>{texts.rating(formatNumber(average))}</Muted>
        </Inline>
        <div>{masukan}</div>
        <Muted fontSize="sm">{formatDateTime(created_at)}</Muted>
      </Stack>
    </Card>
  );
}

function QuestionCard({ full_name, question, answer, asked_at }: AnsweredQuestion) {
  return (
    <Card data-wide="">
      <Stack gap="2">
        <strong>{full_name}</strong>
        <RichTextView html={question} />
        <Answer>
          <RichTextView html={answer} />
        </Answer>
        <Muted fontSize="sm">{formatDateTime(asked_at)}</Muted>
      </Stack>
    </Card>
  );
}

function Lists({ reviews, questions, average, feedback_count }: ClassPreview) {
  const [all, setAll] = useState(false);
  const shown = <Row,>(rows: readonly Row[]) => (all ? rows : rows.slice(0, FIRST));
  const hasMore = reviews.length > FIRST || questions.length > FIRST;
  return (
    <Stack>
      <Inline>
        <SectionTitle as="h3">{texts.reviews}</SectionTitle>
        {average !== null && <Muted>{texts.summary(formatNumber(average), formatNumber(feedback_count))}</Muted>}
      </Inline>
      {reviews.length === 0 ? (
        <Muted>{texts.noReviews}</Muted>
      ) : (
        <Cards aria-label={texts.reviews}>
          {shown(reviews).map((review) => (
            <ReviewCard key={review.id} {...review} />
          ))}
        </Cards>
      )}
      <SectionTitle as="h3">{texts.questions}</SectionTitle>
      {questions.length === 0 ? (
        <Muted>{texts.noQuestions}</Muted>
      ) : (
        <Cards aria-label={texts.questions}>
          {shown(questions).map((question) => (
            <QuestionCard key={question.id} {...question} />
          ))}
        </Cards>
      )}
      {hasMore && !all && (
        <Inline>
          <Button onClick={() => setAll(true)}>{texts.showAll}</Button>
        </Inline>
      )}
    </Stack>
  );
}

/** Reviews, and questions with their answers, of a saved class. Source: specification 2 §2 "Feedback", rules B-009 to B-012. */
export function Reviews({ code }: { readonly code: string }) {
  const { data, error, retry } = useClassPreview(code);
  return (
    <Section>
      {data ? (
        <Lists {...data} />
      ) : error ? (
        <LoadFailure failure={failureOf(error)} onRetry={retry} size="sm" />
      ) : (
        <Skeleton height="120px" />
      )}
    </Section>
  );
}
