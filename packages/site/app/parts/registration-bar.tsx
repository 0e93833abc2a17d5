import type { RegistrationWords } from './registration-words.ts';

/** What a phone shows at its bottom: price or state, and one button. */
export function RegistrationBar({ words }: { readonly words: RegistrationWords }) {
  const { struck, note, isFew, action } = words;
  return (
    <aside className="bar slim" aria-label="Pendaftaran">
      <div>
        <div className={words.isPrice ? 'price num' : 'price said'}>{words.title}</div>
        <div className={isFew ? 'small few w6' : 'small muted'}>
          {struck === null || isFew ? note : <del className="num">{struck}</del>}
        </div>
      </div>
      {action && (
        <a className={action.isMain ? 'btn main' : 'btn'} href={action.href}>
          {action.label}
        </a>
      )}
    </aside>
  );
}

interface RegistrationCardProps {
  readonly words: RegistrationWords;
  /** More than the bar has room for. */
  readonly note: string;
}

/** The same as a card below the facts, on wide screens. */
export function RegistrationCard({ words, note }: RegistrationCardProps) {
  const { struck, isPrice, isFew, action } = words;
  return (
    <div className="card reg wide">
      <div>
        <div className={isPrice ? 'price num' : 'price said'}>
          {words.title}
          {struck !== null && <del>{struck}</del>}
        </div>
        <p className={isFew ? 'small few' : 'small muted'}>{note}</p>
      </div>
      {action && (
        <a className={action.isMain ? 'btn main' : 'btn'} href={action.href}>
          {action.label}
        </a>
      )}
    </div>
  );
}
