import type { OwnCourse } from '@widya/contract/course-learning';
import { ChevronLeft } from 'lucide-react';

/** The course and how far one is, in place of the site's header: one thing to do on this page. */
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
