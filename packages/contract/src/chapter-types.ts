/** Types of a sub-chapter, in the order of the select. Source: C-072 and D111. */
export const SUB_CHAPTER_TYPES = [
  'Prolog',
  'Video',
  'Teks',
  'Kuis',
  'Dokumen',
  'Glosarium',
  'Latihan',
  'Uraian',
] as const;

export type SubChapterType = (typeof SUB_CHAPTER_TYPES)[number];

/** Types whose content is a list of questions. Source: D111. */
export const QUESTION_TYPES = ['Kuis', 'Latihan', 'Uraian'] as const satisfies readonly SubChapterType[];
export type QuestionListType = (typeof QUESTION_TYPES)[number];

export const hasQuestions = (type: SubChapterType): type is QuestionListType =>
  (QUESTION_TYPES as readonly SubChapterType[]).includes(type);

/** Longest duration of a sub-chapter, in seconds: a day. Durations read from a file may exceed 99 minutes (D113). */
export const DURATION_MAX = 86_400;

/** Most questions or entries of one sub-chapter, and options of one question. */
export const ITEMS_MAX = 200;
export const CHOICES_MAX = 20;
