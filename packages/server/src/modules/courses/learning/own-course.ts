import type { OwnCourse } from '@widya/contract/course-learning';
import { CERTIFICATE_ENTRY } from '@widya/contract/courses';
import { and, eq, isNull } from 'drizzle-orm';
import { certificates } from '../../../platform/database/schema/certificates.ts';
import { courseRatings } from '../../../platform/database/schema/course-members.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { selectOutline } from './outline.ts';
import { standingOf, stepsOf } from './steps.ts';
import type { Taker } from './taker.ts';

async function ownRating(tx: Tx, personId: number): Promise<OwnCourse['rating']> {
  const [row] = await tx
    .select({ rating: courseRatings.rating, comment: courseRatings.comment })
    .from(courseRatings)
    .where(eq(courseRatings.member_course_id, personId));
  return row ?? null;
}

/** The certificate of a participant; null before it is issued and after it is revoked. */
async function ownCertificate(tx: Tx, { person }: Taker): Promise<OwnCourse['certificate']> {
  if (person.certificate_url === null) return null;
  const [row] = await tx
    .select({ code: certificates.public_code })
    .from(certificates)
    .where(and(eq(certificates.member_course_id, person.id), isNull(certificates.revoked_at)));
  return { url: person.certificate_url, code: row?.code ?? null };
}

/** A course in the shape that its participants see. */
export async function presentOwnCourse(tx: Tx, taker: Taker): Promise<OwnCourse> {
  const { course, person } = taker;
  const steps = await stepsOf(tx, person.id);
  const outline = await selectOutline(tx, course);
  return {
    code: course.course_code,
    title: course.title,
    full_name: person.full_name,
    gives_certificate: course.additional_information.includes(CERTIFICATE_ENTRY),
    ...(await standingOf(tx, course.id, person.id)),
    chapters: outline.map((chapter) => ({
      ...chapter,
      sub_chapters: chapter.sub_chapters.map((sub) => {
        const step = steps.get(sub.id);
        return { ...sub, completed_at: step?.completed_at.toISOString() ?? null, score: step?.score ?? null };
      }),
    })),
    rating: await ownRating(tx, person.id),
    certificate: await ownCertificate(tx, taker),
  };
}
