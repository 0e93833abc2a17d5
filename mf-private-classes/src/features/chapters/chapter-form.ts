import type { CourseChapter } from '@widya/contract/chapters';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { CHAPTER_TEXTS as texts } from './texts.ts';

export interface ChapterValues {
  readonly name: string;
}

/** The form of a chapter. C-063. */
export const CHAPTER_FORM: RecordDefinition<ChapterValues, CourseChapter, ChapterValues> = {
  blank: { name: '' },
  valuesOf: ({ name }) => ({ name }),
  bodyOf: ({ name }) => ({ name: name.trim() }),
  schema: async () => {
    const { chapterSchemas } = await import('@widya/contract/chapters.schemas');
    return chapterSchemas.createChapter.body.pick({ name: true });
  },
  labels: { name: texts.name },
};
