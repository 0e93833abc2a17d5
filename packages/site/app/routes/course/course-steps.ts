import type { OwnCourse } from '@widya/contract/course-learning';

export type OwnChapter = OwnCourse['chapters'][number];
export type OwnLesson = OwnChapter['sub_chapters'][number];

/** A sub-chapter with where it stands. */
export interface Step {
  readonly lesson: OwnLesson;
  readonly chapter: OwnChapter;
  /** Of the chapter in the course and of the sub-chapter in the chapter, from 1. */
  readonly chapterNumber: number;
  readonly number: number;
}

/** All sub-chapters of a course in their order. */
export const stepsOf = ({ chapters }: Pick<OwnCourse, 'chapters'>): Step[] =>
  chapters.flatMap((chapter, at) =>
    chapter.sub_chapters.map((lesson, index) => ({ lesson, chapter, chapterNumber: at + 1, number: index + 1 })),
  );

/** The sub-chapter that an address names, else the first that is not done, else the first. */
export function chosenStep(steps: readonly Step[], id: number | null): Step | null {
  const named = steps.find(({ lesson }) => lesson.id === id);
  return named ?? steps.find(({ lesson }) => lesson.completed_at === null) ?? steps[0] ?? null;
}

/** What comes behind a sub-chapter in the order of the course; null behind the last one. */
export const stepAfter = (steps: readonly Step[], { lesson }: Pick<Step, 'lesson'>): Step | null =>
  steps[steps.findIndex((step) => step.lesson.id === lesson.id) + 1] ?? null;

/** How many sub-chapters of a chapter are done. */
export const doneIn = ({ sub_chapters }: OwnChapter): number =>
  sub_chapters.filter(({ completed_at }) => completed_at !== null).length;
