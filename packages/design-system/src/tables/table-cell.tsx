import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PosterImage } from './data-table/poster-image.tsx';

/*
 * Pieces for cells, on plain elements with class-free attributes: a table of 100 rows has hundreds of them.
 * Their styles stand in `data-table/table-root.tsx` and `table-cards.tsx`, under `[data-cell]`.
 */

interface TableTitleProps {
  /** Where the name leads. */
  to?: string | undefined;
  /** The name. */
  children: ReactNode;
  /** Small print under the name: code, topic. */
  sub?: ReactNode;
  /** Behind the small print. */
  badges?: ReactNode;
  /** Address of the poster. */
  poster?: string | undefined;
}

/** The name of a row: a link in bold, small print and badges under it, and a small picture beside them. */
export function TableTitle(props: TableTitleProps) {
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

interface TableTextProps {
  /** The first line. */
  main: ReactNode;
  /** The second line, small and muted. */
  sub?: ReactNode;
  /** Neither line breaks. */
  nowrap?: boolean | undefined;
}

/** Two lines: the second small and quiet. */
export function TableText({ main, sub, nowrap }: TableTextProps) {
  return (
    <div data-cell={nowrap ? 'nowrap' : 'text'}>
      {main}
      {sub ? <div data-cell="sub">{sub}</div> : null}
    </div>
  );
}

interface TableEmailProps {
  /** The address. */
  email: string;
}

/** An email address; where it needs two lines, the second begins with the @. */
export function TableEmail({ email }: TableEmailProps) {
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

interface TableClampProps {
  /** All of it. */
  text: string | null | undefined;
}

/** Long words in at most two lines: notes, reasons. The whole text is in the tooltip and on the record. */
export function TableClamp({ text }: TableClampProps) {
  return (
    <div data-cell="clamp" title={text || undefined}>
      {text}
    </div>
  );
}

interface TableCutProps {
  /** All of it, shown on hover. */
  text: string;
  /** CSS length; left out, the column's own, which then needs a `width`. */
  width?: string | number | undefined;
  /** Drawn in place of the text, such as a link. */
  children?: ReactNode;
}

/**
 * One line, cut where `width` or the column ends: addresses, descriptions. The whole of it on hover, and in the row that the
 * keyboard is in.
 */
export function TableCut({ text, width = '100%', children }: TableCutProps) {
  return (
    <div data-cell="cut" title={text} style={{ maxWidth: width }}>
      {children || text}
    </div>
  );
}
