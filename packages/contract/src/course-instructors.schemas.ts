import { z } from 'zod';
import { linkedInstructor } from './linked-instructor.schemas.ts';
import { courseParam } from './participants-course.schemas.ts';
import { affectedAnswer, idParam } from './scalars.schemas.ts';

export const courseInstructorRow = z
  .object({
    id: z.number().int(),
    course_id: z.number().int(),
    course_code: z.string(),
    course_title: z.string(),
    ...linkedInstructor,
  })
  .meta({ id: 'CourseInstructor' });

export const courseInstructorSchemas = {
  listOwnCourseLinks: { answer: z.array(courseInstructorRow) },
  /** The course by its id or its code. Source: D6. */
  listCourseInstructors: {
    params: z.object({ courseId: courseParam.shape.code }),
    answer: z.array(courseInstructorRow),
  },
  createCourseInstructor: {
    body: z.object({ course_id: idParam.shape.id, instructor_id: idParam.shape.id }),
    /** Idempotent: `affectedRows` is 0 when the link exists. */
    answer: affectedAnswer.extend({ id: z.number().int(), data: courseInstructorRow }),
  },
  deleteCourseInstructor: { params: idParam, answer: affectedAnswer },
};
