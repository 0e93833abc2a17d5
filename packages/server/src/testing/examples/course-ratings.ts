import { courseRatings } from '../../platform/database/schema/course-members.ts';
import { courseInstructors } from '../../platform/database/schema/courses.ts';
import { insertCourse } from '../fixtures.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';

/** Inserts a rating of 4 of 5 for a course, by somebody without a registration. */
export async function insertRating(
  db: ExampleWorld['db'],
  values: Partial<typeof courseRatings.$inferInsert> & { course_id: number },
) {
  const [row] = await db
    .insert(courseRatings)
    .values({ full_name: 'Peserta Uji', rating: 4, comment: 'Jelas', ...values })
    .returning();
  if (!row) throw new Error('nothing was inserted');
  return row;
}

/** Inserts a rating of a course linked to `world.owner`. */
async function ownRating({ db, owner }: ExampleWorld) {
  const { id: course_id, course_code: code } = await insertCourse(db);
  await db.insert(courseInstructors).values({ course_id, instructor_id: owner.id });
  const { id } = await insertRating(db, { course_id });
  return { id, courseId: String(course_id), code };
}

const onCourse: Example = {
  make: async (world) => ({ params: { courseId: (await ownRating(world)).courseId } }),
  foreign: 'hidden',
};

export const courseRatingExamples: Examples = {
  listCourseRatings: onCourse,
  readCourseRatingSummary: onCourse,
  compareCourseRatings: onCourse,
  exportCourseRatings: onCourse,
  toggleCourseRating: { make: async (world) => ({ params: { id: (await ownRating(world)).id } }) },
  listFeedbackByCourse: {
    make: async (world) => ({ query: { q: (await ownRating(world)).code, page: '1' } }),
    foreign: 'left-out',
  },
};
