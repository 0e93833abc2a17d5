import type { RegistrationWords, StaffText } from './registration-words.ts';
import { SiteText } from './site-text.tsx';

/** Text written by staff, or ours if there is none. */
const BarText = ({ text, children }: { readonly text: StaffText | undefined; readonly children: string }) =>
  text === undefined ? children : <SiteText of={text[0]} name={text[1]} />;

/** The main button. */
const Action = ({ action }: Pick<RegistrationWords, 'action'>) =>
  action && (
    <a className={action.isMain ? 'btn main' : 'btn'} href={action.href}>
      <BarText text={action.text}>{action.label}</BarText>
    </a>
  );

/** Labels the amount as a price for screen readers. */
const PriceLabel = ({ isPrice }: Pick<RegistrationWords, 'isPrice'>) =>
  isPrice && (
    <span className="sr">
      <SiteText of="class_detail" name="price" />{' '}
    </span>
  );

/** The bottom bar on phones: price or state, and one button. */
export function RegistrationBar({ words }: { readonly words: RegistrationWords }) {
  const { struck, note, isFew, action } = words;
  return (
    <aside className="bar slim" aria-label="Pendaftaran">
      <div>
        <div className={words.isPrice ? 'price num' : 'price said'}>
          <PriceLabel isPrice={words.isPrice} />
          {words.title}
        </div>
        <div className={isFew ? 'small few w6' : 'small muted'}>
          {struck === null || isFew ? (
            <BarText text={words.noteText}>{note}</BarText>
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
  readonly words: RegistrationWords;
  /** Additional text that does not fit into the bar. */
  readonly note: string;
}

/** The content of the bar as a card below the facts, on wide screens. */
export function RegistrationCard({ words, note }: RegistrationCardProps) {
  const { struck, isPrice, isFew, action } = words;
  return (
    <div className="card reg wide">
      <div>
        <div className={isPrice ? 'price num' : 'price said'}>
          <PriceLabel isPrice={isPrice} />
          {words.title}
          {struck !== null && <del>{struck}</del>}
        </div>
        <p className={isFew ? 'small few' : 'small muted'}>
          <BarText text={note === words.note ? words.noteText : undefined}>{note}</BarText>
        </p>
      </div>
      <Action action={action} />
    </div>
  );
}
