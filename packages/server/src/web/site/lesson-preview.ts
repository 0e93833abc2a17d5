import type { ChapterQuestion } from '@widya/contract/chapter-contents';
import { readChapter } from '@widya/contract/chapters';
import type { OpenContent, OwnCourse, OwnSubChapter } from '@widya/contract/course-learning';
import { CERTIFICATE_ENTRY } from '@widya/contract/courses';
import type { LessonPreview } from '@widya/contract/site/preview';
import type { lessonPreviewInput } from '@widya/contract/site/preview.schemas';
import type { z } from 'zod';
import { findCourse } from '../../modules/courses/chapters/courses.ts';
import { resultsOf, scoreOf } from '../../modules/courses/learning/grade.ts';
import { openQuestions } from '../../modules/courses/learning/open-content.ts';
import { selectOutline } from '../../modules/courses/learning/outline.ts';
import { courseByCode } from '../../modules/courses/learning/taker.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { assertAccess } from '../../platform/http/access.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cleanRichText } from '../../platform/text/rich-text.ts';
import { SAMPLE_ANSWER, SAMPLE_NAME } from './sample-participant.ts';

type LessonFormInput = z.output<typeof lessonPreviewInput>;

/** Id of a sub-chapter that is not saved yet. */
const NEW_ID = 0;

/** The questions as they would be saved; an essay has no correct answer. */
function questionsOf({ body }: LessonFormInput): readonly ChapterQuestion[] {
  if (body.type !== 'Kuis' && body.type !== 'Latihan' && body.type !== 'Uraian') return [];
  const isEssay = body.type === 'Uraian';
  return body.content.map((item) => ({
    ...item,
    question: cleanRichText(item.question),
    ...(isEssay && { correct_answer: '' }),
  }));
}

function openBody(input: LessonFormInput): OpenContent {
  const { body } = input;
  switch (body.type) {
    case 'Prolog':
      return { type: body.type, content: { question: cleanRichText(body.content.question) } };
    case 'Teks':
      return { type: body.type, content: { text: cleanRichText(body.content.text) } };
    case 'Kuis':
    case 'Latihan':
    case 'Uraian':
      return { type: body.type, content: openQuestions(questionsOf(input)) };
    default:
      return body;
  }
}

/** The sample participant ticks the first option everywhere, so that the preview has right and wrong answers. */
function presentLesson(input: LessonFormInput, now: string): OwnSubChapter {
  const questions = questionsOf(input);
  const isAnswered = input.answered && questions.length > 0;
  const results = isAnswered
    ? resultsOf(
        questions,
        questions.map(({ type, choices }) => (type === 'option' ? (choices[0] ?? '') : SAMPLE_ANSWER)),
      )
    : null;
  return {
    id: input.id ?? NEW_ID,
    name: input.name,
    duration: input.duration,
    body: openBody(input),
    completed_at: isAnswered ? now : null,
    score: results && scoreOf(results),
    results,
  };
}

type Chapters = OwnCourse['chapters'];

/** The outline of a course with the edited sub-chapter in its place, or at the end of its chapter when new. */
function withLesson(chapters: Chapters, { chapter_id, body }: LessonFormInput, lesson: OwnSubChapter): Chapters {
  const { id, name, duration, completed_at, score } = lesson;
  const items = Array.isArray(body.content) ? body.content.length : null;
  const own = { id, name, type: body.type, duration, items, completed_at, score };
  return chapters.map((chapter) => {
    if (chapter.id !== chapter_id) return chapter;
    const { sub_chapters: subs } = chapter;
    const isThere = subs.some((sub) => sub.id === id);
    return { ...chapter, sub_chapters: isThere ? subs.map((sub) => (sub.id === id ? own : sub)) : [...subs, own] };
  });
}

/**
 * Builds the preview of a sub-chapter with unsaved values, in the player of its course. @throws ApiFailure 403, 404 for
 * callers who may not edit it.
 */
export async function lessonPreview(tx: Tx, caller: Caller, input: LessonFormInput, now: Date): Promise<LessonPreview> {
  assertAccess(readChapter.access, caller);
  const { course_code } = await findCourse(tx, caller, input.course_id);
  const course = await courseByCode(tx, course_code);
  const outline = course === undefined ? [] : await selectOutline(tx, course);
  if (course === undefined || outline.every(({ id }) => id !== input.chapter_id)) throw notFound('Bab tidak ditemukan');
  const untouched = outline.map((chapter) => ({
    ...chapter,
    sub_chapters: chapter.sub_chapters.map((sub) => ({ ...sub, completed_at: null, score: null })),
  }));
  const lesson = presentLesson(input, now.toISOString());
  const chapters = withLesson(untouched, input, lesson);
  const total = chapters.reduce((sum, { sub_chapters }) => sum + sub_chapters.length, 0);
  const done = lesson.completed_at === null ? 0 : 1;
  return {
    page: 'lesson',
    lesson,
    course: {
      code: course_code,
      title: course.title,
      full_name: SAMPLE_NAME,
      gives_certificate: course.additional_information.includes(CERTIFICATE_ENTRY),
      progress: Math.floor((100 * done) / total),
      done,
      total,
      chapters,
      rating: null,
      certificate: null,
    },
  };
}
