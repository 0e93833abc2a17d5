import type { Question } from '@widya/contract/questions';
import { useState } from 'react';
import { AnswerStep } from './answer-step.tsx';
import { type FindUnanswered, useNextQuestion } from './use-next-question.ts';

interface AnswerDialogProps {
  readonly row: Question;
  /** Searches in the order of the list. */
  readonly findUnanswered: FindUnanswered;
  readonly onClose: () => void;
}

/** Answers a question; 'Jawab lalu berikutnya' continues with the next one. */
export function AnswerDialog({ row: first, findUnanswered, onClose }: AnswerDialogProps) {
  const [row, setRow] = useState(first);
  const next = useNextQuestion({ findUnanswered, onNext: setRow, onNone: onClose });
  return <AnswerStep row={row} next={next} onClose={onClose} />;
}
