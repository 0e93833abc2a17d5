import { hasQuestions } from '@widya/contract/chapter-types';
import type { CourseSubChapter } from '@widya/contract/chapters';
import type { FieldErrors, RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { formatLength } from '../chapters/length.ts';
import { SUB_TEXTS as texts } from './texts.ts';
import {
  bodyOf,
  type DraftContent,
  type DraftLength,
  NEW_SUB,
  type SubBody,
  type SubValues,
  secondsOf,
  valuesOf,
} from './values.ts';

function lengthProblem({ minutes, seconds, fileSeconds }: DraftLength): string | null {
  if (fileSeconds !== null) return null;
  if (![minutes, seconds].every((text) => /^\s*\d*\s*$/.test(text))) return texts.onlyNumbers;
  if (Number(minutes) > 99) return texts.wrongMinutes;
  return Number(seconds) > 60 ? texts.wrongSeconds : null;
}

/** Validates typed durations, and the content by the schema of its type. C-080 to C-082, D113. */
function check({ length, content: { type, entries } }: SubValues): FieldErrors<SubValues> {
  const wrongLength = lengthProblem(length);
  const halfEntry = entries.some(({ word, definition }) => !word.trim() || !definition.trim());
  return {
    ...(wrongLength !== null && { length: wrongLength }),
    ...(type === 'Glosarium' && halfEntry && { content: texts.incompleteEntry }),
  };
}

/** Type and amount of content for the conflict dialog, in which the content itself does not fit. */
function contentInShort({ type, entries, questions }: DraftContent): string {
  if (type === null) return '';
  if (type === 'Glosarium') return texts.items(type, entries.length);
  return hasQuestions(type) ? texts.items(type, questions.length) : type;
}

/** The form of a sub-chapter. C-077 to C-082. */
export const SUB_FORM: RecordDefinition<SubValues, CourseSubChapter, SubBody> = {
  blank: NEW_SUB,
  valuesOf,
  bodyOf,
  schema: async () => {
    const { chapterSchemas } = await import('@widya/contract/chapters.schemas');
    return chapterSchemas.createSubChapter.body.omit({ course_chapter_id: true });
  },
  check,
  fieldOf: { type: 'content', duration: 'length' },
  labels: { name: texts.name, length: texts.duration, content: texts.conflictBody },
  formats: { length: (length) => formatLength(secondsOf(length)), content: contentInShort },
};
