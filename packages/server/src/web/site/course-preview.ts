import { CERTIFICATE_ENTRY } from '@widya/contract/courses';
import { posterFacts } from '@widya/contract/poster/poster';
import type { CourseJoinForm } from '@widya/contract/public-courses';
import type { SitePreview } from '@widya/contract/site/preview';
import type { coursePreviewInput } from '@widya/contract/site/preview.schemas';
import type { CourseTicket } from '@widya/contract/tickets';
import type { z } from 'zod';
import { type CourseColumns, courseByCode } from '../../modules/courses/learning/taker.ts';
import { prefillOf } from '../../modules/courses/public/own-registration.ts';
import { presentFacts, presentPublicCourse, topicOf } from '../../modules/courses/public/queries.ts';
import { presentCourseTicket } from '../../modules/tickets/read-course-ticket.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cleanRichText } from '../../platform/text/rich-text.ts';
import { drawnPoster } from './drawn-poster.ts';
import { SAMPLE_NAME, SAMPLE_PERSON, sampleLabel, samplePayment } from './sample-participant.ts';

type CourseFormInput = z.output<typeof coursePreviewInput>;

/** The saved course with the unsaved values of its form. @throws ApiFailure 404. */
async function withFormInput(tx: Tx, input: CourseFormInput): Promise<CourseColumns> {
  const saved = await courseByCode(tx, input.code);
  if (saved === undefined) throw notFound('Kelas daring mandiri tidak ditemukan');
  const { kind: _, page: __, code: ___, struck_price, gives_certificate, ...fields } = input;
  return {
    ...saved,
    ...fields,
    description: cleanRichText(input.description),
    what_to_learn: input.what_to_learn.map(cleanRichText),
    non_discounted_price: struck_price,
    is_discounted_price_null: struck_price === null,
    additional_information: gives_certificate ? [CERTIFICATE_ENTRY] : [],
  };
}

/** The form for a person with a proven address and without an account; a visible course accepts everybody. */
const joinForm = async (tx: Tx, course: CourseColumns): Promise<CourseJoinForm> => ({
  course: presentFacts(course),
  open: true,
  registration: null,
  email: SAMPLE_PERSON.email,
  prefill: await prefillOf(tx, null),
});

/** The ticket of an invented accepted participant without progress. */
function sampleTicket(course: CourseColumns, now: string): CourseTicket {
  const { price } = course;
  const payment = samplePayment(price, true, now);
  const person = { full_name: SAMPLE_NAME, status: 'ACCEPTED', price, progress: 0 } as const;
  return presentCourseTicket(course, person, { label: sampleLabel(payment), payment });
}

/**
 * Builds the preview of a saved course's page with the unsaved values of its form, as if it were visible.
 * @throws ApiFailure 404.
 */
export async function coursePreview(tx: Tx, input: CourseFormInput, clock: Date): Promise<SitePreview> {
  const { kind, page } = input;
  const course = await withFormInput(tx, input);
  const { code, topic } = await topicOf(tx, course);
  const poster = posterFacts(course.course_code, code);
  const drawn = drawnPoster({ ...poster, title: course.title, topicName: topic ?? '', when: '' });
  const now = clock.toISOString();
  if (page === 'ticket') return { page, drawn, now, ticket: sampleTicket(course, now) };
  if (page === 'register') return { page, kind, drawn, form: await joinForm(tx, course) };
  return { page, kind, drawn, record: await presentPublicCourse(tx, course) };
}
