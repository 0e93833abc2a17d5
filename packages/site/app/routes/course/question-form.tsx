import type { OpenContent } from '@widya/contract/course-learning';
import { Problem } from '../../parts/problem.tsx';
import { ProblemSummary } from '../../parts/problem-summary.tsx';
import { RichText } from '../../parts/rich-text.tsx';

export type Questions = Extract<OpenContent, { readonly type: 'Kuis' | 'Latihan' | 'Uraian' }>['content'];

/** Field name of the answer to a question. */
export const answerName = (index: number): string => `answers.${index}`;

interface QuestionFormProps {
  readonly subId: number;
  readonly questions: Questions;
  /** Typed answers by field name. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  readonly button: string;
}

function Answer({
  question,
  name,
  values,
  problem,
}: {
  readonly question: Questions[number];
  readonly name: string;
  readonly values: QuestionFormProps['values'];
  readonly problem: string | undefined;
}) {
  const about = {
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${name}-problem` : undefined,
  };
  if (question.type === 'isian')
    return (
      <textarea
        id={name}
        name={name}
        className="input"
        rows={3}
        maxLength={20_000}
        defaultValue={values[name]}
        aria-label="Jawaban Anda"
        {...about}
      />
    );
  return question.choices.map((choice, at) => (
    <label key={choice} className="option">
      <input
        type="radio"
        id={at === 0 ? name : undefined}
        name={name}
        value={choice}
        defaultChecked={values[name] === choice}
        {...about}
      />
      <span>{choice}</span>
    </label>
  ));
}

/** All questions of a sub-chapter. */
export function QuestionForm({ subId, questions, values, problems, button }: QuestionFormProps) {
  return (
    <form method="post" data-keep={`subbab-${subId}`}>
      <ProblemSummary problems={problems} />
      {questions.map((question, index) => {
        const name = answerName(index);
        return (
          <fieldset key={name} className="question field">
            <legend>
              <span className="muted small num">
                Soal {index + 1} dari {questions.length}
              </span>
              {/* Sanitised before it was stored. */}
              <RichText className="asked" text={question.question} />
            </legend>
            <Answer question={question} name={name} values={values} problem={problems[name]} />
            <Problem name={name}>{problems[name]}</Problem>
          </fieldset>
        );
      })}
      <input type="hidden" name="langkah" value="jawab" />
      <button type="submit" className="btn main">
        {button}
      </button>
    </form>
  );
}
