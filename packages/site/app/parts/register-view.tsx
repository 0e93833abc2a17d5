import type { ReactNode } from 'react';

interface RegisterViewProps {
  /** Name of the class, event or course. */
  readonly name: string;
  /** What the form is for, above its heading. */
  readonly head: ReactNode;
  /** The visitor's current step. */
  readonly children: ReactNode;
}

/** The registration page of a class, an event or a course. */
export const RegisterView = ({ name, head, children }: RegisterViewProps) => (
  <main id="isi" className="wrap narrow page">
    <title>{`Daftar ${name} · Widya`}</title>
    {head}
    {children}
  </main>
);
