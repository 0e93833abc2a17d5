import type { ChapterQuestion } from '@widya/contract/chapter-contents';
import { plainText } from '@widya/design-system/formats/plain-text';
import { QUESTION_TEXTS as texts } from './texts.ts';

export interface DraftChoice {
  /** Only here; an option keeps it while its words change. */
  readonly id: number;
  readonly text: string;
}

/**
 * A question while it is edited. The right option is named by its id, so that it follows when its words change (D114).
 */
export interface DraftQuestion {
  /** Only here. */
  readonly id: number;
  readonly question: string;
  readonly type: ChapterQuestion['type'];
  readonly choices: readonly DraftChoice[];
  readonly correctId: number | null;
  /** Of free text, kept as it came: the form has no field for it. */
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
 * A stored question while it is edited.
 * @param at its place among the stored ones. Ids are made of places, so that the same content reads the same each time;
 *   below zero, so that a new one never has the same.
 */
export function draftOf(stored: ChapterQuestion, at = 0): DraftQuestion {
  const { question, type, choices, correct_answer, explanation } = stored;
  const drafts = choices.map((text, place) => ({ id: -1 - place, text }));
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

/** A new question; an essay has no options to begin with. */
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
  const words = choices.map(({ text }) => text.trim());
  if (words.every((word) => word === '')) return texts.noChoice;
  if (words.includes('')) return texts.emptyChoice;
  return new Set(words).size < words.length ? texts.sameChoice : null;
}

/** What keeps a question from being taken; the API checks the same again. C-096, C-097. */
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
