import type { Question } from '@widya/contract/questions';
import { useState } from 'react';
import { AnswerStep } from './answer-step.tsx';
import { type ReadUnanswered, useNextQuestion } from './use-next-question.ts';

interface AnswerDialogProps {
  readonly row: Question;
  /** Reads unanswered questions in the order of the list. */
  readonly readUnanswered: ReadUnanswered;
  readonly onClose: () => void;
}

/** Answers a question; 'Jawab lalu berikutnya' continues with the next one. */
export function AnswerDialog({ row: first, readUnanswered, onClose }: AnswerDialogProps) {
  const [row, setRow] = useState(first);
  const next = useNextQuestion({ readUnanswered, onNext: setRow, onNone: onClose });
  return <AnswerStep row={row} next={next} onClose={onClose} />;
}
