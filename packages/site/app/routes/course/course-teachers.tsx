import type { PublicCourse } from '@widya/contract/public-courses';
import { People } from '../../parts/people.tsx';

/** The instructors of a course. */
export const CourseTeachers = ({ course }: { readonly course: PublicCourse }) => (
  <People
    title="Widyaiswara"
    people={course.instructors.map(({ name, position, instructor_image_url }) => ({
      name,
      note: position,
      image: instructor_image_url,
    }))}
  />
);
