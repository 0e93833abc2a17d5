import type { ReactNode } from 'react';
import { BotTrap } from './bot-trap.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { ProblemSummary } from './problem-summary.tsx';

interface RegistrantFormProps {
  /** Storage key of the answers while they are not sent; `answersKey`. */
  readonly keep: string;
  readonly className: 'fill' | 'sec';
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  /** Message of a refused attempt. */
  readonly message: string | undefined;
  /** Noun of the consent: `kelas ini`. */
  readonly purpose: string;
  /** Topic of the newsletter. */
  readonly news?: string;
  /** Label of the button, and a note below it. */
  readonly button: { readonly label: string; readonly note: string | null };
  /** The fields, and the price. */
  readonly children: ReactNode;
}

/** Frame of the form of who registers: problems above the fields, consent and button below them. */
export function RegistrantForm({ keep, className, values, problems, message, ...rest }: RegistrantFormProps) {
  const { purpose, news, button, children } = rest;
  return (
    <form method="post" className={className} data-keep={keep}>
      <ProblemSummary problems={problems} message={message} />
      <BotTrap />
      {/* The default button for Enter, which must not trigger the earlier buttons for cities or voucher. */}
      <button type="submit" className="sr" tabIndex={-1} aria-hidden="true">
        Daftar
      </button>
      {children}
      <ConsentFields
        values={values}
        problem={problems.consent}
        purpose={purpose}
        {...(news !== undefined && { news })}
      />
      <button type="submit" className="btn main full num">
        {button.label}
      </button>
      {button.note !== null && <p className="muted small after">{button.note}</p>}
    </form>
  );
}
