import type { PublicCourse } from '@widya/contract/public-courses';
import type { DrawnPoster } from '@widya/contract/site/preview';
import type { ReactNode } from 'react';
import { posterAddress } from '../../parts/poster-address.ts';

interface JoinViewProps {
  readonly course: Pick<PublicCourse, 'code' | 'title' | 'course_image_url'>;
  /** Of a course whose input is not saved: its poster, which the server does not know. */
  readonly drawn?: DrawnPoster | undefined;
  /** The step that the visitor is at. */
  readonly children: ReactNode;
}

/** The page on which one joins a self-paced course. */
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
