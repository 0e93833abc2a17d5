import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PosterImage } from './data-table/poster-image.tsx';

/*
 * Contents of cells, as plain elements with attributes instead of classes, because a table of 100 rows has hundreds.
 * Their styles are in `data-table/cell-styles.ts` and `data-table/compact-styles.ts`, under `[data-cell]`.
 */

interface TableTitleProps {
  /** Address that the name links to. */
  to?: string | undefined;
  /** The name. */
  children: ReactNode;
  /** Secondary text below the name: code, topic. */
  sub?: ReactNode;
  /** Badges after the secondary text. */
  badges?: ReactNode;
  /** Address of the poster. */
  poster?: string | undefined;
}

/** The name of a row: a bold link, with secondary text and badges below and a small poster beside it. */
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
  /** Prevents both lines from wrapping. */
  nowrap?: boolean | undefined;
}

/** Two lines, the second of them small and muted. */
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

/** An email address; if it wraps, the second line starts with the @. */
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
  /** The whole text. */
  text: string | null | undefined;
}

/** Long text in at most two lines: notes, reasons. The tooltip and the record have all of it. */
export function TableClamp({ text }: TableClampProps) {
  return (
    <div data-cell="clamp" title={text || undefined}>
      {text}
    </div>
  );
}

interface TableCutProps {
  /** The whole text, shown on hover. */
  text: string;
  /** CSS length; default the width of the column, which must then be set. */
  width?: string | number | undefined;
  /** Content instead of the text, such as a link. */
  children?: ReactNode;
}

/**
 * A single line truncated at `width` or the end of the column: addresses, descriptions. Hover and keyboard focus on the
 * row show all of it.
 */
export function TableCut({ text, width = '100%', children }: TableCutProps) {
  return (
    <div data-cell="cut" title={text} style={{ maxWidth: width }}>
      {children || text}
    </div>
  );
}
