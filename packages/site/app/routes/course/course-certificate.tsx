import type { OwnCourse } from '@widya/contract/course-learning';
import { Award } from 'lucide-react';
import { IconTile } from '../../parts/icon-tile.tsx';

/** The certificate of a course, as a download or announced. */
export function CourseCertificate({ course }: { readonly course: OwnCourse }) {
  const { certificate } = course;
  if (!course.gives_certificate && certificate === null) return null;
  return (
    <section className="sec">
      <h2>Sertifikat</h2>
      <div className="row">
        <IconTile icon={Award} />
        <div>
          <b>{certificate === null ? 'Sertifikat sedang disiapkan' : `Atas nama ${course.full_name}`}</b>
          <div className="muted">
            {certificate === null ? (
              'Unduhannya akan muncul di halaman ini.'
            ) : certificate.code === null ? null : (
              <a href={`/sertifikat/${certificate.code}`}>Lihat verifikasi</a>
            )}
          </div>
        </div>
      </div>
      {certificate !== null && (
        <p className="actions">
          <a className="btn" href={certificate.url} target="_blank" rel="noopener">
            Unduh sertifikat
          </a>
        </p>
      )}
    </section>
  );
}
