import type { ChapterQuestion } from '@widya/contract/chapter-contents';
import { plainText } from '@widya/design-system/formats/plain-text';
import { QUESTION_TEXTS as texts } from './texts.ts';

export interface DraftChoice {
  /** Local id, stable while the text changes. */
  readonly id: number;
  readonly text: string;
}

/** An edited question. The correct option is stored by id, so that it stays correct when its text changes (D114). */
export interface DraftQuestion {
  /** Local id. */
  readonly id: number;
  readonly question: string;
  readonly type: ChapterQuestion['type'];
  readonly choices: readonly DraftChoice[];
  readonly correctId: number | null;
  /** For free text, preserved because the form has no field for it. */
  readonly correctText: string;
  readonly explanation: string;
}

let lastId = 0;
const nextId = (): number => {
  lastId += 1;
  return lastId;
};

export const newChoice = (): DraftChoice => ({ id: nextId(), text: '' });

/**
 * Converts a stored question for editing.
 * @param at its index, from which ids are derived, so that the same content gives the same ids. They are negative, so
 * that new questions never have the same.
 */
export function draftOf(stored: ChapterQuestion, at = 0): DraftQuestion {
  const { question, type, choices, correct_answer, explanation } = stored;
  const drafts = choices.map((text, index) => ({ id: -1 - index, text }));
  return {
    id: -1 - at,
    question,
    type,
    choices: drafts,
    correctId: drafts.find(({ text }) => text === correct_answer)?.id ?? null,
    correctText: type === 'isian' ? correct_answer : '',
    explanation,
  };
}

/** The edited question in the API's format; its correct answer is empty while no option is chosen. */
export function questionOf(draft: DraftQuestion): ChapterQuestion {
  const { question, type, choices, correctId, correctText, explanation } = draft;
  const isOption = type === 'option';
  const correct = choices.find(({ id }) => id === correctId);
  return {
    question,
    type,
    choices: isOption ? choices.map(({ text }) => text.trim()) : [],
    correct_answer: isOption ? (correct?.text.trim() ?? '') : correctText,
    explanation: explanation.trim(),
  };
}

/** A new question; that of an essay has no options. */
export const newQuestion = (isEssay: boolean): DraftQuestion => ({
  id: nextId(),
  question: '',
  type: isEssay ? 'isian' : 'option',
  choices: isEssay ? [] : [newChoice(), newChoice()],
  correctId: null,
  correctText: '',
  explanation: '',
});

export interface QuestionProblems {
  readonly question?: string;
  readonly choices?: string;
  readonly correct?: string;
}

function choiceProblem({ choices }: DraftQuestion): string | null {
  const choiceTexts = choices.map(({ text }) => text.trim());
  if (choiceTexts.every((text) => text === '')) return texts.noChoice;
  if (choiceTexts.includes('')) return texts.emptyChoice;
  return new Set(choiceTexts).size < choiceTexts.length ? texts.sameChoice : null;
}

/** Problems of a question; the API checks them again. C-096, C-097. */
export function questionProblems(draft: DraftQuestion): QuestionProblems {
  const isOption = draft.type === 'option';
  const choices = isOption ? choiceProblem(draft) : null;
  const hasCorrect = draft.choices.some(({ id }) => id === draft.correctId);
  return {
    ...(plainText(draft.question) === '' && { question: texts.noQuestion }),
    ...(choices !== null && { choices }),
    ...(isOption && choices === null && !hasCorrect && { correct: texts.noCorrect }),
  };
}
