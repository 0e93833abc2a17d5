import type { AnswerResult } from '@widya/contract/course-learning';
import { CircleCheck, CircleX } from 'lucide-react';
import { RichText } from '../../parts/rich-text.tsx';
import type { Questions } from './question-form.tsx';

interface QuestionResultsProps {
  readonly questions: Questions;
  readonly results: readonly AnswerResult[];
  /** 0 to 100; null when it is not scored. */
  readonly score: number | null;
}

function Verdict({ result: { correct, correct_answer } }: { readonly result: AnswerResult }) {
  if (correct === null) return null;
  if (correct)
    return (
      <span className="badge ok">
        <CircleCheck size={16} aria-hidden="true" /> Benar
      </span>
    );
  return (
    <>
      <span className="badge error">
        <CircleX size={16} aria-hidden="true" /> Belum tepat
      </span>
      <p className="said">
        <span className="muted">Jawaban yang benar:</span> <b>{correct_answer}</b>
      </p>
    </>
  );
}

/** Results of the answers, with correct answers and explanations. */
export function QuestionResults({ questions, results, score }: QuestionResultsProps) {
  return (
    <section id="hasil" aria-label="Hasil">
      {score !== null && (
        <p className="note info num lone">
          <span>
            <b>Nilai {score}</b>
            {results.filter(({ correct }) => correct).length} dari {results.length} jawaban benar.
          </span>
        </p>
      )}
      <ol>
        {questions.map((question, index) => {
          const result = results[index];
          if (result === undefined) return null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: questions have no names and never move on a page.
            <li key={index} className="question">
              <span className="muted small num">Soal {index + 1}</span>
              {/* Sanitised before it was stored. */}
              <RichText className="asked" text={question.question} />
              <p className="said">
                <span className="muted">Jawaban Anda:</span> {result.answer}
              </p>
              <Verdict result={result} />
              {result.explanation !== '' && <p className="muted said">{result.explanation}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
