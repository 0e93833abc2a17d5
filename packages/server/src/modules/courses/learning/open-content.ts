import type { ChapterQuestion, ContentOf } from '@widya/contract/chapter-contents';
import { CONTENT_SCHEMAS } from '@widya/contract/chapter-contents.schemas';
import { hasQuestions, type SubChapterType } from '@widya/contract/chapter-types';
import type { OpenContent } from '@widya/contract/course-learning';

/** Stored content in the shape of its type: content of before a field existed gets its default. */
const parsed = <Type extends SubChapterType>(type: Type, content: unknown): ContentOf<Type> =>
  CONTENT_SCHEMAS[type].parse(content) as ContentOf<Type>;

/** The questions of a sub-chapter with their correct answers; empty for types without. */
export const questionsOf = (type: SubChapterType, content: unknown): ChapterQuestion[] =>
  hasQuestions(type) ? parsed(type, content) : [];

/** Questions as the person sees them before they have answered. */
export const openQuestions = (questions: readonly ChapterQuestion[]) =>
  questions.map(({ question, type, choices }) => ({ question, type, choices }));

/** Content as the person sees it: no correct answer and no explanation leaves the house. */
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
