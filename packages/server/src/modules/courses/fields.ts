import type { courseSchemas } from '@widya/contract/courses.schemas';
import type { z } from 'zod';
import {
  fileKeyOf,
  fileProblem,
  isLink,
  LINK_WARNING,
  linkProblem,
  videoProblem,
} from '../../platform/addresses/links.ts';
import type { courses } from '../../platform/database/schema/courses.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import { cleanRichText } from '../../platform/text/rich-text.ts';

export type CourseBody = z.output<(typeof courseSchemas)['updateCourse']['body']>;
type Columns = Partial<typeof courses.$inferSelect>;

/** Columns that take a field of the body unchanged, if it was sent. */
const COPIED_FIELDS = [
  'title',
  'price',
  'non_discounted_price',
  'is_discounted_price_null',
  'category',
  'additional_information',
] as const satisfies readonly (keyof CourseBody & keyof Columns)[];

/** Text fields for which an empty text is stored as null. */
const CLEARABLE = ['ios_product_id', 'preview_video_url', 'course_image_url', 'course_image_url_ios'] as const;

/** The columns that a body writes: an allow-list, so that no other field of a body reaches the table (S12). */
export function courseColumnsOf(body: CourseBody): Columns {
  const columns: Record<string, unknown> = {};
  for (const field of COPIED_FIELDS) if (body[field] !== undefined) columns[field] = body[field];
  for (const field of CLEARABLE) if (body[field] !== undefined) columns[field] = body[field] || null;
  if (body.description !== undefined) columns.description = cleanRichText(body.description ?? '');
  if (body.what_to_learn !== undefined) columns.what_to_learn = body.what_to_learn.map(cleanRichText);
  return columns;
}

/** Addresses of files in the given columns: posters and an uploaded preview video. */
export const courseFilesIn = ({ course_image_url, course_image_url_ios, preview_video_url }: Columns): string[] =>
  [course_image_url, course_image_url_ios, preview_video_url].filter(
    (location): location is string => location !== null && location !== undefined,
  );

/**
 * Refuses dangerous addresses and warns about an unusable one.
 * @returns warnings in Indonesian. @throws ApiFailure 422 (S18).
 */
export function checkCourseAddresses(columns: Columns): string[] {
  const posters = (['course_image_url', 'course_image_url_ios'] as const).flatMap((field) =>
    columns[field] ? [[field, fileProblem(columns[field])] as const] : [],
  );
  // An uploaded video has one of our own addresses.
  const video = columns.preview_video_url;
  const link = video && fileKeyOf(video) === null ? video : null;
  const problems = [
    ...posters,
    ...(video ? [['preview_video_url', link ? linkProblem(link) : videoProblem(video)] as const] : []),
  ].filter((entry): entry is readonly [(typeof entry)[0], string] => entry[1] !== null);
  if (problems.length > 0) throw invalid(Object.fromEntries(problems), problems[0]?.[1]);
  return link && !isLink(link) ? [LINK_WARNING] : [];
}

/** Columns that the log omits because they change with every write or never. */
const OMITTED = new Set(['id', 'created_at', 'updated_at', 'version']);

/** The fields of a course that the log compares. */
export const courseAuditFields = (row: typeof courses.$inferSelect): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !OMITTED.has(field)));
