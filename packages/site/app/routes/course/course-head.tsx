import type { PublicCourse } from '@widya/contract/public-courses';
import type { DrawnPoster } from '@widya/contract/site/preview';
import type { ReactNode } from 'react';
import { posterAddress } from '../../parts/poster-address.ts';

interface JoinViewProps {
  readonly course: Pick<PublicCourse, 'code' | 'title' | 'course_image_url'>;
  /** Posters of a preview, which the server does not serve yet. */
  readonly drawn?: DrawnPoster | undefined;
  /** The visitor's current step. */
  readonly children: ReactNode;
}

/** The registration page of a course. */
export const JoinView = ({ course: { code, title, course_image_url }, drawn, children }: JoinViewProps) => (
  <main id="isi" className="wrap narrow page">
    <title>{`Daftar ${title} · Widya`}</title>
    <div className="mini">
      <img src={course_image_url ?? drawn?.card ?? posterAddress(code)} alt="" width="64" height="64" />
      <span>
        <b>{title}</b>
        <span className="muted small lines">Kelas mandiri</span>
      </span>
    </div>
    {children}
  </main>
);
