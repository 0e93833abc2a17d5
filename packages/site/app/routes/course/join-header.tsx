import { ChevronLeft } from 'lucide-react';
import { coursePath } from './course-words.ts';

/** Head of the page on which one joins: one task, with the way back in place of the site's head. */
export const JoinHeader = ({ code }: { readonly code: string }) => (
  <header className="top">
    <div className="wrap">
      <a className="link" href={coursePath(code)}>
        <ChevronLeft size={22} aria-hidden="true" /> Kembali ke kelas
      </a>
    </div>
  </header>
);
