import type { QuizField } from '@widya/contract/quiz';

export interface DraftOption {
  /** Local id, stable while the text changes. */
  readonly id: number;
  readonly text: string;
}

/** An edited question. The correct option is stored by id, so that it stays correct when its text changes. */
export interface DraftField {
  readonly fieldName: string;
  readonly type: QuizField['type'];
  readonly description: string;
  readonly options: readonly DraftOption[];
  readonly correctId: number | null;
  /** For free text; empty for a question that staff score (D82). */
  readonly correctText: string;
}

let lastId = 0;

export const newOption = (text = ''): DraftOption => {
  lastId += 1;
  return { id: lastId, text };
};

/** Converts a saved question for editing. */
export function draftOf({ fieldName, type, description, options, correctAnswer }: QuizField): DraftField {
  const drafts = options.map(newOption);
  const isOption = type === 'option';
  return {
    fieldName,
    type,
    description,
    options: drafts,
    correctId: (isOption && drafts.find(({ text }) => text === correctAnswer)?.id) || null,
    correctText: isOption ? '' : correctAnswer,
  };
}

/** The edited question in the API's format; its correct answer is empty while no option is marked. */
export function fieldOf({ fieldName, type, description, options, correctId, correctText }: DraftField): QuizField {
  if (type === 'isian') return { fieldName, type, description, options: [], correctAnswer: correctText.trim() };
  const correct = options.find(({ id }) => id === correctId);
  const texts = options.map(({ text }) => text.trim());
  return { fieldName, type, description, options: texts, correctAnswer: correct?.text.trim() ?? '' };
}

/**
 * A new question with a name that is not in `taken`. Pass the saved questions too, even removed ones, because answers
 * are stored by name.
 */
export function newField(taken: readonly string[], type: QuizField['type'] = 'option'): DraftField {
  let number = taken.length + 1;
  while (taken.includes(`soal_${number}`)) number += 1;
  return {
    fieldName: `soal_${number}`,
    type,
    description: '',
    options: [newOption(), newOption()],
    correctId: null,
    correctText: '',
  };
}

/** A copy of the list with the item at index `from` moved to index `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  const item = list[from];
  if (item !== undefined) rest.splice(to, 0, item);
  return rest;
}

/** Number of questions that were changed, added or removed; 1 when only the order differs. */
export function changeCount(before: readonly QuizField[], after: readonly QuizField[]): number {
  const savedByName = new Map(before.map((field) => [field.fieldName, JSON.stringify(normal(field))]));
  const changed = after.filter((field) => savedByName.get(field.fieldName) !== JSON.stringify(normal(field))).length;
  const names = new Set(after.map(({ fieldName }) => fieldName));
  const gone = before.filter(({ fieldName }) => !names.has(fieldName)).length;
  const order = (fields: readonly QuizField[]) => fields.map(({ fieldName }) => fieldName).join('\n');
  return changed + gone || (order(before) === order(after) ? 0 : 1);
}

const normal = ({ fieldName, type, description, options, correctAnswer }: QuizField) => [
  fieldName,
  type,
  description,
  options,
  correctAnswer,
];
