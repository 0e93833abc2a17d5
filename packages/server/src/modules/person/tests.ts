import type { PersonTest } from '@widya/contract/person';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { courseProgress, memberCourses } from '../../platform/database/schema/course-members.ts';
import { courseSubChapters, courses } from '../../platform/database/schema/courses.ts';
import { quizAnswers } from '../../platform/database/schema/quiz.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { MOST_OF_PERSON } from '../participants/person-parts.ts';
import { byNewest, CLASS_OWNER, COURSE_OWNER } from './owners.ts';

/** Converts a final test's score from 0–1 to percent. */
const percent = (score: number): number => Math.round(score * 10_000) / 100;

async function finalTests(tx: Tx, memberId: number): Promise<PersonTest[]> {
  const rows = await tx
    .select({
      ...CLASS_OWNER,
      id: quizAnswers.id,
      score: quizAnswers.score,
      byHand: quizAnswers.scored_by_hand,
      at: quizAnswers.created_at,
    })
    .from(registrations)
    .innerJoin(quizAnswers, eq(quizAnswers.participant_id, registrations.id))
    .innerJoin(classes, eq(classes.id, registrations.class_id))
    .where(eq(registrations.member_id, memberId))
    .orderBy(desc(quizAnswers.created_at))
    .limit(MOST_OF_PERSON);
  return rows.map(({ id, score, byHand, at, ...owner }) => ({
    ...owner,
    id: `class-${id}`,
    kind: 'class',
    title: null,
    score: percent(score),
    scored_by_hand: byHand,
    created_at: at.toISOString(),
  }));
}

async function scoredSubChapters(tx: Tx, memberId: number): Promise<PersonTest[]> {
  const rows = await tx
    .select({
      ...COURSE_OWNER,
      registration: memberCourses.id,
      subChapter: courseSubChapters.id,
      title: courseSubChapters.name,
      score: courseProgress.score,
      at: courseProgress.completed_at,
    })
    .from(memberCourses)
    .innerJoin(courseProgress, eq(courseProgress.member_course_id, memberCourses.id))
    .innerJoin(courseSubChapters, eq(courseSubChapters.id, courseProgress.course_sub_chapter_id))
    .innerJoin(courses, eq(courses.id, memberCourses.course_id))
    .where(and(eq(memberCourses.member_id, memberId), isNotNull(courseProgress.score)))
    .orderBy(desc(courseProgress.completed_at))
    .limit(MOST_OF_PERSON);
  return rows.map(({ registration, subChapter, title, score, at, ...owner }) => ({
    ...owner,
    id: `course-${registration}-${subChapter}`,
    kind: 'course',
    title,
    score: Math.round((score ?? 0) * 100) / 100,
    scored_by_hand: false,
    created_at: at.toISOString(),
  }));
}

/** Scores in final tests and in sub-chapters of courses that the menu keys allow. */
export const testsOf = async (tx: Tx, keys: Caller['keys'], memberId: number): Promise<PersonTest[]> =>
  byNewest([
    ...(keys.has('home') ? await finalTests(tx, memberId) : []),
    ...(keys.has('private-class') ? await scoredSubChapters(tx, memberId) : []),
  ]);
