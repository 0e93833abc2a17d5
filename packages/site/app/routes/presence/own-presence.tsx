import type { ComponentProps } from 'react';
import { ProblemSummary } from '../../parts/problem-summary.tsx';
import { RecordHead } from '../../parts/record-head.tsx';
import type { RefusedForm } from '../../server/refused-form.ts';

interface OwnPresenceProps {
  readonly head: ComponentProps<typeof RecordHead>;
  readonly fullName: string;
  readonly refused: RefusedForm | undefined;
}

/** Confirms attendance with one press, for people with a ticket or an address proof. */
export const OwnPresence = ({ head, fullName, refused }: OwnPresenceProps) => (
  <>
    <RecordHead {...head} />
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
