const courseOf = (courseId: string | number) => `/editor/syllabus/${encodeURIComponent(String(courseId))}`;

/** Addresses of the screens of chapters. Source: A-009, C-048. */
export const chaptersPath = courseOf;
export const newChapterPath = (courseId: string | number): string => `${courseOf(courseId)}/create`;
export const chapterPath = (courseId: string | number, chapterId: string | number): string =>
  `${courseOf(courseId)}/${encodeURIComponent(String(chapterId))}/manage`;
