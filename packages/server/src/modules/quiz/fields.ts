import type { QuizField } from '../../platform/database/schema/quiz.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import { cleanRichText, isBlankRichText } from '../../platform/text/rich-text.ts';

const INCOMPLETE = 'Harap lengkapi semua data';

/** The problem of a question; null when it is valid. */
function problemOf(field: QuizField): string | null {
  if (isBlankRichText(field.description)) return INCOMPLETE;
  if (field.type === 'isian') return null;
  if (field.options.length < 2) return 'Soal pilihan membutuhkan minimal dua pilihan';
  if (new Set(field.options).size !== field.options.length) return 'Pilihan jawaban tidak boleh sama';
  return field.options.includes(field.correctAnswer) ? null : 'Pilih jawaban yang benar';
}

/**
 * The questions for storage, in the sent order, with sanitised text.
 * @throws ApiFailure 422 with a message for each invalid question.
 */
export function checkedFields(fields: readonly QuizField[]): QuizField[] {
  const cleaned = fields.map((field) => ({
    ...field,
    description: cleanRichText(field.description),
    options: field.type === 'option' ? field.options : [],
  }));
  const names = cleaned.map(({ fieldName }) => fieldName);
  const problems = cleaned
    .map((field, index) => {
      const isDouble = names.indexOf(field.fieldName) !== index;
      return [`question_json.${index}`, isDouble ? 'Nama soal tidak boleh sama' : problemOf(field)] as const;
    })
    .filter((entry): entry is readonly [`question_json.${number}`, string] => entry[1] !== null);
  if (problems.length > 0) throw invalid(Object.fromEntries(problems), problems[0]?.[1]);
  return cleaned;
}
