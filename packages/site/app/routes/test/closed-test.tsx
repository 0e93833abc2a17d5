import { CalendarClock, TicketX } from 'lucide-react';
import { State } from '../../parts/state.tsx';
import { testPath } from './test-paths.ts';

const TITLE = <title>Tes akhir · Widya</title>;

interface ClosedTestProps {
  readonly code: string;
  readonly className: string;
  /** Whether the person just tried to submit, so that the device still has the answers. */
  readonly hasAnswers: boolean;
}

/** Shown before staff open the test, and after they close it. */
export const ClosedTest = ({ code, className, hasAnswers }: ClosedTestProps) => (
  <State icon={CalendarClock} title={hasAnswers ? 'Tes akhir sedang ditutup' : 'Tes akhir belum dibuka'}>
    {TITLE}
    <p>{className}</p>
    <p>
      {hasAnswers
        ? 'Jawaban Anda belum terkumpul dan tetap tersimpan di perangkat ini. Hubungi penyelenggara, lalu coba lagi.'
        : 'Penyelenggara membukanya saat kelas berlangsung atau sesudahnya.'}
    </p>
    <a className="btn" href={testPath(code)}>
      Coba lagi
    </a>
  </State>
);

interface RefusedTestProps {
  /** The API's message. */
  readonly message: string;
}

/** Shown when the API refuses the test to the visitor, with its reason. */
export const RefusedTest = ({ message }: RefusedTestProps) => (
  <State icon={TicketX} title="Tes akhir belum dapat dikerjakan">
    {TITLE}
    <p>{message}.</p>
    <a className="btn" href="/saya">
      Buka tiket saya
    </a>
  </State>
);
