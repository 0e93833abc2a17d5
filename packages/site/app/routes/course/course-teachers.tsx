import type { PublicCourse } from '@widya/contract/public-courses';
import { initialsOf } from '../../parts/initials-of.ts';

/** Who made the course. */
export function CourseTeachers({ course }: { readonly course: PublicCourse }) {
  if (course.instructors.length === 0) return null;
  return (
    <section className="sec people">
      <h2>Widyaiswara</h2>
      <ul className="rows">
        {course.instructors.map(({ name, position, instructor_image_url: image }) => (
          <li key={name} className="row">
            {image === null ? (
              <span className="avatar" aria-hidden="true">
                {initialsOf(name)}
              </span>
            ) : (
              <img className="avatar" src={image} alt="" width="48" height="48" loading="lazy" />
            )}
            <div>
              <b>{name}</b>
              {position !== '' && <div className="muted">{position}</div>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
