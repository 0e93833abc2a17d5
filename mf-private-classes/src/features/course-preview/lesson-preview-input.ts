import type { CourseChapter } from '@widya/contract/chapters';
import type { LessonPreviewInput } from '@widya/contract/site/preview';
import { apiContentOf, type SubValues, secondsOf } from '../sub-chapters/values.ts';
import { PREVIEW_TEXTS as texts } from './texts.ts';

export interface PreviewedLesson {
  readonly chapter: Pick<CourseChapter, 'id' | 'course_id'>;
  /** Null for a new sub-chapter. */
  readonly id: number | null;
  /** As typed, saved or not. */
  readonly values: SubValues;
}

/** Drops glossary entries without a word, which were just added. */
const begun = (body: LessonPreviewInput['body']): LessonPreviewInput['body'] =>
  body.type === 'Glosarium' ? { ...body, content: body.content.filter(({ word }) => word !== '') } : body;

/** Input of the preview of a sub-chapter, with the typed values. */
export function lessonPreviewInput({ chapter, id, values }: PreviewedLesson, answered: boolean): LessonPreviewInput {
  const name = values.name.trim();
  const duration = secondsOf(values.length);
  return {
    kind: 'lesson',
    course_id: chapter.course_id,
    chapter_id: chapter.id,
    id,
    name: name || texts.unnamed,
    duration: Number.isInteger(duration) && duration >= 0 ? duration : 0,
    body: begun(apiContentOf(values.content)),
    answered,
  };
}
