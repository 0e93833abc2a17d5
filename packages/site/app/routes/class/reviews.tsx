import type { AnsweredQuestion, ClassReview } from '@widya/contract/class-preview';
import type { PublicClass } from '@widya/contract/public-classes';
import { formatDate } from '@widya/contract/time/texts';
import { formatNumber } from '@widya/design-system/formats/number';
import type { ReactNode } from 'react';
import { RichText } from '../../parts/rich-text.tsx';

/** Number of items shown before 'more'. B-010. */
const FIRST = 2;

const ReviewCard = ({ full_name, average, masukan, created_at }: ClassReview) => (
  <li>
    <p>{masukan}</p>
    <p className="small muted">
      {full_name} · {formatNumber(Number(average.toFixed(2)))} dari 4 · {formatDate(created_at)}
    </p>
  </li>
);

const QuestionCard = ({ full_name, question, answer }: AnsweredQuestion) => (
  <li>
    <RichText className="prose" text={question} />
    <p className="small muted">{full_name}</p>
    <RichText as="blockquote" className="prose" text={answer} />
  </li>
);

interface ListProps {
  readonly title: string;
  readonly more: string;
  readonly cards: readonly ReactNode[];
  readonly children?: ReactNode;
}

function List({ title, more, cards, children }: ListProps) {
  if (cards.length === 0) return null;
  return (
    <section className="sec said">
      <h2>{title}</h2>
      {children}
      <ul>{cards.slice(0, FIRST)}</ul>
      {cards.length > FIRST && (
        <details>
          <summary className="btn">{more}</summary>
          <ul>{cards.slice(FIRST)}</ul>
        </details>
      )}
    </section>
  );
}

/** Reviews, and answered questions of participants. B-009 to B-012. */
export function Reviews({ feedback }: Pick<PublicClass, 'feedback'>) {
  const { average, feedback_count, reviews, questions } = feedback;
  return (
    <>
      <List
        title="Ulasan"
        more="Tampilkan Semua Ulasan"
        cards={reviews.map((row) => <ReviewCard key={row.id} {...row} />)}
      >
        {average !== null && (
          <p className="muted">
            {formatNumber(average)} dari 4 · {formatNumber(feedback_count)} penilaian
          </p>
        )}
      </List>
      <List
        title="Pertanyaan dan jawaban"
        more="Tampilkan Semua Pertanyaan"
        cards={questions.map((row) => <QuestionCard key={row.id} {...row} />)}
      />
    </>
  );
}
