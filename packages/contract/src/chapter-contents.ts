import type { z } from 'zod';
import type { CONTENT_SCHEMAS, chapterQuestion, glossaryEntry } from './chapter-contents.schemas.ts';
import { hasQuestions, type SubChapterType } from './chapter-types.ts';

export type ChapterQuestion = z.output<typeof chapterQuestion>;
export type GlossaryEntry = z.output<typeof glossaryEntry>;

/** The content of each type of sub-chapter. Source: C-073. */
export type ContentOf<Type extends SubChapterType> = z.output<(typeof CONTENT_SCHEMAS)[Type]>;

/** Content of a sub-chapter whose type was just chosen. Source: C-075 and C-076. */
export const emptyContent = (type: SubChapterType): Record<string, never> | never[] =>
  type === 'Glosarium' || hasQuestions(type) ? [] : {};
