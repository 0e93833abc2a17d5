import type { PublicClass } from '@widya/contract/public-classes';
import type { DrawnPoster } from '@widya/contract/site/preview';
import type { ReactNode } from 'react';
import { ClassHead } from './class-head.tsx';

interface RegisterViewProps {
  readonly found: PublicClass;
  /** Posters of a preview, which the server does not serve yet. */
  readonly drawn?: DrawnPoster | undefined;
  /** The visitor's current step. */
  readonly children: ReactNode;
}

/** The registration page of a class. */
export const RegisterView = ({ found, drawn, children }: RegisterViewProps) => (
  <main id="isi" className="wrap narrow page">
    <title>{`Daftar ${found.name} · Widya`}</title>
    <ClassHead found={found} drawn={drawn} />
    {children}
  </main>
);
