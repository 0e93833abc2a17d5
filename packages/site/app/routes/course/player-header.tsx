import type { OwnCourse } from '@widya/contract/course-learning';
import { ChevronLeft } from 'lucide-react';

/** Title and progress of the course instead of the site's header. */
export function PlayerHeader({ course: { title, done, total } }: { readonly course: OwnCourse }) {
  const text = `${done} dari ${total} subbab`;
  return (
    <header className="top learning">
      <div className="wrap">
        <a className="link" href="/saya" aria-label="Kembali ke kelas saya">
          <ChevronLeft size={22} aria-hidden="true" />
        </a>
        <div className="of">
          <b>{title}</b>
          <span className="muted num slim">{text} selesai</span>
        </div>
        <span className="muted small num wide">{text}</span>
        <progress value={done} max={Math.max(total, 1)} aria-label="Kemajuan">
          {text}
        </progress>
        <a className="link wide" href="/saya">
          Kelas saya
        </a>
      </div>
    </header>
  );
}
