import { CalendarClock, CalendarX } from 'lucide-react';
import type { ReactNode } from 'react';
import { State } from './state.tsx';

interface FormClosedProps {
  readonly title: string;
  /** True before the opening, false after the end. */
  readonly isEarly: boolean;
  readonly code: string;
  readonly children: ReactNode;
}

/** Shown when a form of a class is not open. */
export const FormClosed = ({ title, isEarly, code, children }: FormClosedProps) => (
  <State icon={isEarly ? CalendarClock : CalendarX} title={title}>
    <title>{`${title} · Widya`}</title>
    {children}
    <a className="btn" href={`/kelas/${code}`}>
      Lihat kelas
    </a>
  </State>
);
