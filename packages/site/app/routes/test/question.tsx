import type { OpenQuestion } from '@widya/contract/public-quiz';
import { RichText } from '../../parts/rich-text.tsx';
import { inputName } from './test-form.ts';

interface QuestionProps {
  readonly question: OpenQuestion;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** The answer in a refused submission. */
  readonly answer: string;
}

function Options({ question, answer, id }: { question: OpenQuestion; answer: string; id: string }) {
  return question.options.map((option, position) => (
    <label key={option} className="option">
      <input
        type="radio"
        id={`${id}-${position}`}
        name={inputName(question.fieldName)}
        value={option}
        defaultChecked={option === answer}
      />
      <span>{option}</span>
    </label>
  ));
}

/** A question: in a list without script, filling the screen with it. */
export function Question({ question, index, count, answer }: QuestionProps) {
  const id = `soal-${index + 1}`;
  const isOption = question.type === 'option';
  return (
    <fieldset
      id={id}
      className={index === 0 ? 'question' : 'question late'}
      tabIndex={-1}
      data-question=""
      aria-labelledby={`${id}-teks`}
    >
      <p className="muted small nojs">
        Soal {index + 1} dari {count}
      </p>
      <RichText className="asked" id={`${id}-teks`} text={question.description} />
      {isOption ? (
        <Options question={question} answer={answer} id={id} />
      ) : (
        <textarea
          className="input"
          name={inputName(question.fieldName)}
          rows={4}
          maxLength={20_000}
          defaultValue={answer}
          aria-labelledby={`${id}-teks`}
        />
      )}
      <label className="check js">
        <input type="checkbox" data-doubt="" />
        <span>Tandai ragu-ragu</span>
      </label>
    </fieldset>
  );
}
