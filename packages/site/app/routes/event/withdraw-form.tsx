interface WithdrawFormProps {
  /** The secret part of the link to the ticket. */
  readonly token: string;
  readonly problem: string | undefined;
}

/** Name of the field that carries the ticket to withdraw from. */
export const WITHDRAW_FORM = 'mundur';

/** Gives the place up; asks once, without script. */
export function WithdrawForm({ token, problem }: WithdrawFormProps) {
  return (
    <details open={problem !== undefined}>
      <summary className="btn text bad">Mengundurkan diri</summary>
      <form method="post" className="card pad rows">
        <p>Tempat Anda diberikan kepada pendaftar berikutnya dan tidak dapat diminta kembali.</p>
        {problem !== undefined && (
          <p className="note error" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="btn bad" name={WITHDRAW_FORM} value={token}>
          Ya, mengundurkan diri
        </button>
      </form>
    </details>
  );
}
