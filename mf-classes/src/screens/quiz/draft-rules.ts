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
  const texts = options.map(({ text }) => text.trim());
  return options.filter((_, at) => texts[at] === '' || texts.indexOf(texts[at] as string) !== at).map(({ id }) => id);
}

function optionProblem(field: DraftField): string | undefined {
  const texts = field.options.map(({ text }) => text.trim());
  if (texts.length < 2) return 'Soal pilihan membutuhkan minimal dua pilihan';
  if (texts.includes('')) return 'Harap lengkapi semua data';
  if (new Set(texts).size !== texts.length) return 'Pilihan jawaban tidak boleh sama';
  return field.options.some(({ id }) => id === field.correctId) ? undefined : 'Pilih jawaban yang benar';
}

/** Problems of an edited question; empty when it is valid. */
export function fieldProblems(field: DraftField): FieldProblems {
  const options = field.type === 'option' ? optionProblem(field) : undefined;
  return {
    ...(plainText(field.description) === '' && { description: 'Harap lengkapi semua data' }),
    ...(options !== undefined && { options, wrongOptions: wrongOptionIds(field) }),
  };
}

export const hasProblem = (field: DraftField): boolean => Object.keys(fieldProblems(field)).length > 0;
