import type { PublicCourse } from '@widya/contract/public-courses';
import type { DrawnPoster } from '@widya/contract/site/preview';
import { posterAddress } from '../../parts/poster-address.ts';

interface CourseHeadProps {
  readonly course: Pick<PublicCourse, 'code' | 'title' | 'course_image_url'>;
  /** Posters of a preview, which the server does not serve yet. */
  readonly drawn?: DrawnPoster | undefined;
}

/** The course of a form, above its heading. */
export const CourseHead = ({ course: { code, title, course_image_url }, drawn }: CourseHeadProps) => (
  <div className="mini">
    <img src={course_image_url ?? drawn?.card ?? posterAddress(code)} alt="" width="64" height="64" />
    <span>
      <b>{title}</b>
      <span className="muted small lines">Kelas mandiri</span>
    </span>
  </div>
);
