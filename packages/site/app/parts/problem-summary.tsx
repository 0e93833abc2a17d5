import { CircleAlert } from 'lucide-react';

interface ProblemSummaryProps {
  /** Messages by field name. */
  readonly problems: Readonly<Record<string, string>>;
  /** Shown when no field has an error. */
  readonly message?: string | undefined;
}

/** Lists the errors of a form with links to the fields; takes the focus when the page opens. */
export function ProblemSummary({ problems, message }: ProblemSummaryProps) {
  const entries = Object.entries(problems);
  if (entries.length === 0 && message === undefined) return null;
  return (
    <div className="note error" role="alert" tabIndex={-1} data-focus="">
      <CircleAlert size={20} aria-hidden="true" />
      <div>
        <b>{entries.length === 0 ? message : 'Periksa kembali isian Anda'}</b>
        {entries.length > 0 && (
          <ul>
            {entries.map(([name, sentence]) => (
              <li key={name}>
                <a href={`#${name}`}>{sentence}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
