import type { ComponentProps } from 'react';
import { ProblemSummary } from '../../parts/problem-summary.tsx';
import { RecordLine } from '../../parts/record-line.tsx';
import type { RefusedForm } from '../../server/refused-form.ts';

interface OwnPresenceProps {
  readonly line: ComponentProps<typeof RecordLine>;
  readonly fullName: string;
  readonly refused: RefusedForm | undefined;
}

/** Confirms attendance with one press, for people with a ticket or an address proof. */
export const OwnPresence = ({ line, fullName, refused }: OwnPresenceProps) => (
  <>
    <RecordLine {...line} />
    <h1>Presensi</h1>
    <p className="lead">Anda masuk sebagai {fullName}.</p>
    <form method="post" className="form">
      <ProblemSummary problems={{}} message={refused?.message} />
      <button type="submit" className="btn main full" name="sendiri" value="1">
        Saya hadir
      </button>
    </form>
  </>
);
