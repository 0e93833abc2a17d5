import type { PersonFeedback } from '@widya/contract/person';
import { desc, eq } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { courseRatings, memberCourses } from '../../platform/database/schema/course-members.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import { feedback } from '../../platform/database/schema/feedback.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { MOST_OF_PERSON } from '../participants/person-parts.ts';
import { byNewest, CLASS_OWNER, COURSE_OWNER } from './owners.ts';

async function ofClasses(tx: Tx, memberId: number): Promise<PersonFeedback[]> {
  const rows = await tx
    .select({
      ...CLASS_OWNER,
      id: feedback.id,
      value: feedback.average,
      text: feedback.masukan,
      active: feedback.active,
      at: feedback.created_at,
    })
    .from(registrations)
    .innerJoin(feedback, eq(feedback.participant_id, registrations.id))
    .innerJoin(classes, eq(classes.id, feedback.class_id))
    .where(eq(registrations.member_id, memberId))
    .orderBy(desc(feedback.created_at))
    .limit(MOST_OF_PERSON);
  return rows.map(({ id, active, at, ...row }) => ({
    ...row,
    id: `class-${id}`,
    kind: 'class',
    active: active === 1,
    created_at: at.toISOString(),
  }));
}

async function ofCourses(tx: Tx, memberId: number): Promise<PersonFeedback[]> {
  const rows = await tx
    .select({
      ...COURSE_OWNER,
      id: courseRatings.id,
      value: courseRatings.rating,
      text: courseRatings.comment,
      active: courseRatings.active,
      at: courseRatings.created_at,
    })
    .from(memberCourses)
    .innerJoin(courseRatings, eq(courseRatings.member_course_id, memberCourses.id))
    .innerJoin(courses, eq(courses.id, courseRatings.course_id))
    .where(eq(memberCourses.member_id, memberId))
    .orderBy(desc(courseRatings.created_at))
    .limit(MOST_OF_PERSON);
  return rows.map(({ id, active, at, ...row }) => ({
    ...row,
    id: `course-${id}`,
    kind: 'course',
    active: active === 1,
    created_at: at.toISOString(),
  }));
}

/** A person's feedback about classes and courses that the caller's menu keys allow. */
export const feedbackOf = async (tx: Tx, keys: Caller['keys'], memberId: number): Promise<PersonFeedback[]> =>
  byNewest([
    ...(keys.has('home') ? await ofClasses(tx, memberId) : []),
    ...(keys.has('private-class') ? await ofCourses(tx, memberId) : []),
  ]);
