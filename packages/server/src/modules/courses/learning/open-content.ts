import type { ChapterQuestion, ContentOf } from '@widya/contract/chapter-contents';
import { CONTENT_SCHEMAS } from '@widya/contract/chapter-contents.schemas';
import { hasQuestions, type SubChapterType } from '@widya/contract/chapter-types';
import type { OpenContent } from '@widya/contract/course-learning';

/** Stored content in the shape of its type; fields that are newer than the content get their defaults. */
const parsed = <Type extends SubChapterType>(type: Type, content: unknown): ContentOf<Type> =>
  CONTENT_SCHEMAS[type].parse(content) as ContentOf<Type>;

/** The questions of a sub-chapter with their correct answers; empty for types without questions. */
export const questionsOf = (type: SubChapterType, content: unknown): ChapterQuestion[] =>
  hasQuestions(type) ? parsed(type, content) : [];

/** Questions as shown before they are answered. */
export const openQuestions = (questions: readonly ChapterQuestion[]) =>
  questions.map(({ question, type, choices }) => ({ question, type, choices }));

/** Content as participants see it, without correct answers and explanations. */
export function openContent(type: SubChapterType, content: unknown): OpenContent {
  switch (type) {
    case 'Prolog':
      return { type, content: parsed(type, content) };
    case 'Teks':
      return { type, content: parsed(type, content) };
    case 'Video':
      return { type, content: parsed(type, content) };
    case 'Dokumen':
      return { type, content: parsed(type, content) };
    case 'Glosarium':
      return { type, content: parsed(type, content) };
    case 'Kuis':
    case 'Latihan':
    case 'Uraian':
      return { type, content: openQuestions(questionsOf(type, content)) };
  }
}
