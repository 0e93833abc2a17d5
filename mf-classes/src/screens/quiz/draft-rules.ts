import { plainText } from '@widya/design-system/formats/plain-text';
import type { DraftField } from './draft.ts';

/** Problems of a question; the API checks them again with the same messages. */
export interface FieldProblems {
  readonly description?: string;
  readonly options?: string;
  /** Ids of options that are empty or duplicated. */
  readonly wrongOptions?: readonly number[];
}

/** Ids of options with an empty or repeated text. */
function wrongOptionIds({ options }: DraftField): number[] {
  const words = options.map(({ text }) => text.trim());
  return options.filter((_, at) => words[at] === '' || words.indexOf(words[at] as string) !== at).map(({ id }) => id);
}

function optionProblem(field: DraftField): string | undefined {
  const words = field.options.map(({ text }) => text.trim());
  if (words.length < 2) return 'Soal pilihan membutuhkan minimal dua pilihan';
  if (words.includes('')) return 'Harap lengkapi semua data';
  if (new Set(words).size !== words.length) return 'Pilihan jawaban tidak boleh sama';
  return field.options.some(({ id }) => id === field.correctId) ? undefined : 'Pilih jawaban yang benar';
}

export function fieldProblems(field: DraftField): FieldProblems {
  const options = field.type === 'option' ? optionProblem(field) : undefined;
  return {
    ...(plainText(field.description) === '' && { description: 'Harap lengkapi semua data' }),
    ...(options !== undefined && { options, wrongOptions: wrongOptionIds(field) }),
  };
}

export const hasProblem = (field: DraftField): boolean => Object.keys(fieldProblems(field)).length > 0;
