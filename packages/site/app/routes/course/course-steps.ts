import type { OwnCourse } from '@widya/contract/course-learning';

export type OwnChapter = OwnCourse['chapters'][number];
export type OwnLesson = OwnChapter['sub_chapters'][number];

/** A sub-chapter with its position. */
export interface Step {
  readonly lesson: OwnLesson;
  readonly chapter: OwnChapter;
  /** Number of the chapter in the course and of the sub-chapter in the chapter, from 1. */
  readonly chapterNumber: number;
  readonly number: number;
}

/** All sub-chapters of a course in order. */
export const stepsOf = ({ chapters }: Pick<OwnCourse, 'chapters'>): Step[] =>
  chapters.flatMap((chapter, at) =>
    chapter.sub_chapters.map((lesson, index) => ({ lesson, chapter, chapterNumber: at + 1, number: index + 1 })),
  );

/** The sub-chapter of the address, else the first incomplete one, else the first. */
export function chosenStep(steps: readonly Step[], id: number | null): Step | null {
  const named = steps.find(({ lesson }) => lesson.id === id);
  return named ?? steps.find(({ lesson }) => lesson.completed_at === null) ?? steps[0] ?? null;
}

/** The next sub-chapter of the course; null after the last. */
export const stepAfter = (steps: readonly Step[], { lesson }: Pick<Step, 'lesson'>): Step | null =>
  steps[steps.findIndex((step) => step.lesson.id === lesson.id) + 1] ?? null;

/** Number of completed sub-chapters of a chapter. */
export const doneIn = ({ sub_chapters }: OwnChapter): number =>
  sub_chapters.filter(({ completed_at }) => completed_at !== null).length;
