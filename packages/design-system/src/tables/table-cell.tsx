import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PosterImage } from './data-table/poster-image.tsx';

/*
 * Pieces for cells, on plain elements with class-free attributes: a table of 100 rows has hundreds of them.
 * Their styles stand in `data-table/table-root.tsx` and `table-cards.tsx`, under `[data-cell]`.
 */

/** The name of a row: a link in bold, small print and badges under it, and a small picture beside them. */
export function TableTitle(props: {
  to?: string | undefined;
  children: ReactNode;
  sub?: ReactNode;
  badges?: ReactNode;
  /** Address of the poster. */
  poster?: string | undefined;
}) {
  const { to, children, sub, badges, poster } = props;
  return (
    <div data-cell="line" data-poster={poster && ''}>
      {poster ? <PosterImage src={poster} /> : null}
      <div data-cell="title">{to === undefined ? children : <Link to={to}>{children}</Link>}</div>
      {sub || badges ? (
        <div data-cell="sub">
          {sub ? <span data-cell="small">{sub}</span> : null}
          {badges}
        </div>
      ) : null}
    </div>
  );
}

/** Two lines: the second small and quiet. */
export function TableText({ main, sub, nowrap }: { main: ReactNode; sub?: ReactNode; nowrap?: boolean | undefined }) {
  return (
    <div data-cell={nowrap ? 'nowrap' : 'text'}>
      {main}
      {sub ? <div data-cell="sub">{sub}</div> : null}
    </div>
  );
}

/** An email address; where it needs two lines, the second begins with the @. */
export function TableEmail({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  if (at < 0) return email;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** Long words in at most two lines: notes, reasons. The whole text is in the tooltip and on the record. */
export function TableClamp({ text }: { text: string | null | undefined }) {
  return (
    <div data-cell="clamp" title={text || undefined}>
      {text}
    </div>
  );
}

/**
 * One line, cut where `width` or the column ends: addresses, descriptions. The whole of it on hover, and in the row that the
 * keyboard is in.
 * @param width CSS length; left out, the column's own, which then needs a `width`.
 */
export function TableCut({
  text,
  width = '100%',
  children,
}: {
  text: string;
  width?: string | number | undefined;
  children?: ReactNode;
}) {
  return (
    <div data-cell="cut" title={text} style={{ maxWidth: width }}>
      {children || text}
    </div>
  );
}
