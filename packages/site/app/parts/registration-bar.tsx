import type { RegistrationSummary, StaffText } from './registration-summary.ts';
import { SiteText } from './site-text.tsx';

/** Text written by staff, or ours if there is none. */
const BarText = ({ text, children }: { readonly text: StaffText | undefined; readonly children: string }) =>
  text === undefined ? children : <SiteText of={text[0]} name={text[1]} />;

/** The main button. */
const Action = ({ action }: Pick<RegistrationSummary, 'action'>) =>
  action && (
    <a className={action.isMain ? 'btn main' : 'btn'} href={action.href}>
      <BarText text={action.text}>{action.label}</BarText>
    </a>
  );

/** Labels the amount as a price for screen readers. */
const PriceLabel = ({ isPrice }: Pick<RegistrationSummary, 'isPrice'>) =>
  isPrice && (
    <span className="sr">
      <SiteText of="class_detail" name="price" />{' '}
    </span>
  );

/** The bottom bar on phones: price or state, and one button. */
export function RegistrationBar({ summary }: { readonly summary: RegistrationSummary }) {
  const { struck, note, isFew, action } = summary;
  return (
    <aside className="bar slim" aria-label="Pendaftaran">
      <div>
        <div className={summary.isPrice ? 'price num' : 'price said'}>
          <PriceLabel isPrice={summary.isPrice} />
          {summary.title}
        </div>
        <div className={isFew ? 'small few w6' : 'small muted'}>
          {struck === null || isFew ? (
            <BarText text={summary.noteText}>{note}</BarText>
          ) : (
            <del className="num">{struck}</del>
          )}
        </div>
      </div>
      <Action action={action} />
    </aside>
  );
}

interface RegistrationCardProps {
  readonly summary: RegistrationSummary;
  /** Additional text that does not fit into the bar. */
  readonly note: string;
}

/** The content of the bar as a card below the facts, on wide screens. */
export function RegistrationCard({ summary, note }: RegistrationCardProps) {
  const { struck, isPrice, isFew, action } = summary;
  return (
    <div className="card reg wide">
      <div>
        <div className={isPrice ? 'price num' : 'price said'}>
          <PriceLabel isPrice={isPrice} />
          {summary.title}
          {struck !== null && <del>{struck}</del>}
        </div>
        <p className={isFew ? 'small few' : 'small muted'}>
          <BarText text={note === summary.note ? summary.noteText : undefined}>{note}</BarText>
        </p>
      </div>
      <Action action={action} />
    </div>
  );
}
