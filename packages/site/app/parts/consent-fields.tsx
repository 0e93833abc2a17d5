import { Problem } from './problem.tsx';

interface ConsentFieldsProps {
  readonly values: Readonly<Record<string, string>>;
  readonly problem: string | undefined;
  /** `kelas ini`. */
  readonly purpose: string;
  /** What the news are about. */
  readonly news?: string;
}

/** Consent to the use of what was typed, and to news of other classes. */
export function ConsentFields({ values, problem, purpose, news = 'kelas lain' }: ConsentFieldsProps) {
  return (
    <div className="field">
      <div>
        <label className="check">
          <input
            type="checkbox"
            id="consent"
            name="consent"
            value="1"
            required
            defaultChecked={values.consent !== undefined}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'consent-problem' : undefined}
          />
          <span>{`Saya setuju data ini dipakai untuk mengurus ${purpose}.`}</span>
        </label>
        <Problem name="consent">{problem}</Problem>
      </div>
      <div>
        <label className="check">
          <input type="checkbox" name="newsletter" value="1" defaultChecked={values.newsletter !== undefined} />
          <span>
            {`Kabari saya tentang ${news} `}
            <span className="optional">(opsional)</span>
          </span>
        </label>
      </div>
    </div>
  );
}
