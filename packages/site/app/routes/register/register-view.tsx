import type { PublicClass } from '@widya/contract/public-classes';
import type { DrawnPoster } from '@widya/contract/site/preview';
import type { ReactNode } from 'react';
import { ClassHead } from './class-head.tsx';

interface RegisterViewProps {
  readonly found: PublicClass;
  /** Of a class whose input is not saved: its poster, which the server does not know. */
  readonly drawn?: DrawnPoster | undefined;
  /** The step that the visitor is at. */
  readonly children: ReactNode;
}

/** The page on which one registers for a class. */
export const RegisterView = ({ found, drawn, children }: RegisterViewProps) => (
  <main id="isi" className="wrap narrow page">
    <title>{`Daftar ${found.name} · Widya`}</title>
    <ClassHead found={found} drawn={drawn} />
    {children}
  </main>
);
