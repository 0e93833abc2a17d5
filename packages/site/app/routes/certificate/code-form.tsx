import { Problem } from '../../parts/problem.tsx';

interface CodeFormProps {
  readonly label: string;
  /** The typed code with its error. */
  readonly typed?: string;
  readonly problem?: string | null;
}

/** Field for a code from a printed certificate. */
export function CodeForm({ label, typed = '', problem = null }: CodeFormProps) {
  return (
    <form className="field" action="/sertifikat">
      <label htmlFor="kode">{label}</label>
      <div className="ask">
        <input
          className="input"
          id="kode"
          name="kode"
          defaultValue={typed}
          placeholder="Contoh: ABCDE-FGHJK"
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'kode-problem kode-help' : 'kode-help'}
        />
        <button className="btn" type="submit">
          Periksa
        </button>
      </div>
      <Problem name="kode">{problem}</Problem>
      <small id="kode-help">Kode tercetak di bawah kode QR. Huruf besar dan kecil tidak dibedakan.</small>
    </form>
  );
}
