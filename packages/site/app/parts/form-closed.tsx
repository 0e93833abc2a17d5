import { CalendarClock, CalendarX } from 'lucide-react';
import type { ReactNode } from 'react';
import { State } from './state.tsx';

interface FormClosedProps {
  readonly title: string;
  /** Not open yet, rather than over. */
  readonly isEarly: boolean;
  readonly code: string;
  readonly children: ReactNode;
}

/** A form of a class that takes nothing now. */
export const FormClosed = ({ title, isEarly, code, children }: FormClosedProps) => (
  <State icon={isEarly ? CalendarClock : CalendarX} title={title}>
    <title>{`${title} · Widya`}</title>
    {children}
    <a className="btn" href={`/kelas/${code}`}>
      Lihat kelas
    </a>
  </State>
);
