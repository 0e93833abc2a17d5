import { CERTIFICATE_ENTRY } from '@widya/contract/courses';
import { posterFacts } from '@widya/contract/poster/poster';
import { tonesOf } from '@widya/contract/poster/tones';
import type { PublicCourse } from '@widya/contract/public-courses';
import { and, asc, eq, sql } from 'drizzle-orm';
import { instructors } from '../../../platform/database/schema/accounts.ts';
import { courseRatings } from '../../../platform/database/schema/course-members.ts';
import { courseInstructors } from '../../../platform/database/schema/courses.ts';
import { topics } from '../../../platform/database/schema/topics.ts';
import { notFound } from '../../../platform/http/api-failure.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { selectOutline } from '../learning/outline.ts';
import { type CourseColumns, courseByCode } from '../learning/taker.ts';

export const unknownCourse = () => notFound('Kelas daring mandiri tidak ditemukan');

/** Finds a visible course. @throws ApiFailure 404 for a hidden course. */
export async function findPublicCourse(tx: Tx, code: string): Promise<CourseColumns> {
  const course = await courseByCode(tx, code);
  if (course?.active !== 1) throw unknownCourse();
  return course;
}

const instructorsOf = (tx: Tx, courseId: number) =>
  tx
    .select({
      name: instructors.name,
      position: instructors.position,
      description: instructors.description,
      instructor_image_url: instructors.instructor_image_url,
    })
    .from(courseInstructors)
    .innerJoin(instructors, eq(instructors.id, courseInstructors.instructor_id))
    .where(eq(courseInstructors.course_id, courseId))
    .orderBy(asc(courseInstructors.id));

async function ratingOf(tx: Tx, courseId: number): Promise<PublicCourse['rating']> {
  const [row] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      average: sql<number | null>`round(avg(${courseRatings.rating}), 1)::float8`,
    })
    .from(courseRatings)
    .where(and(eq(courseRatings.course_id, courseId), eq(courseRatings.active, 1)));
  return row ?? { count: 0, average: null };
}

/**
 * The first category, with the colours of the topic of that name; without such a topic, colours derived from the
 * course's code.
 */
export async function topicOf(tx: Tx, course: Pick<CourseColumns, 'category' | 'course_code'>) {
  const [category = null] = course.category;
  const named = and(eq(sql`lower(${topics.name})`, (category ?? '').toLowerCase()), eq(topics.active, 1));
  const [found] =
    category === null ? [] : await tx.select({ code: topics.code, name: topics.name }).from(topics).where(named);
  const { deep, mid } = tonesOf(posterFacts(course.course_code, found?.code ?? null).topic);
  return { code: found?.code ?? null, topic: found?.name ?? category, tones: { deep, mid } };
}

/** The facts at the top of every page of a course. */
export const presentFacts = (course: CourseColumns) => ({
  code: course.course_code,
  title: course.title,
  price: course.price,
  struck_price: course.is_discounted_price_null ? null : course.non_discounted_price,
  course_image_url: course.course_image_url,
});

/** A course with its table of contents. */
export async function presentPublicCourse(tx: Tx, course: CourseColumns): Promise<PublicCourse> {
  const outline = await selectOutline(tx, course);
  const { topic, tones } = await topicOf(tx, course);
  return {
    ...presentFacts(course),
    description: course.description,
    what_to_learn: course.what_to_learn,
    topic,
    tones,
    gives_certificate: course.additional_information.includes(CERTIFICATE_ENTRY),
    preview_video_url: course.preview_video_url,
    instructors: await instructorsOf(tx, course.id),
    chapters: outline.map(({ name, sub_chapters }) => ({
      name,
      sub_chapters: sub_chapters.map(({ id: _, ...sub }) => sub),
    })),
    rating: await ratingOf(tx, course.id),
  };
}
