import { Problem } from './problem.tsx';

interface ConsentFieldsProps {
  readonly values: Readonly<Record<string, string>>;
  readonly problem: string | undefined;
  /** Noun of the consent: `kelas ini`. */
  readonly purpose: string;
  /** Topic of the newsletter. */
  readonly news?: string;
}

/** Consent to processing the input, and to news about other classes. */
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
