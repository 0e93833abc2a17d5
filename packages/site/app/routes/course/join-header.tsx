import { ChevronLeft } from 'lucide-react';
import { coursePath } from './course-summary.ts';

/** Header of the registration page, with a link back instead of the site's header. */
export const JoinHeader = ({ code }: { readonly code: string }) => (
  <header className="top">
    <div className="wrap">
      <a className="link" href={coursePath(code)}>
        <ChevronLeft size={22} aria-hidden="true" /> Kembali ke kelas
      </a>
    </div>
  </header>
);
