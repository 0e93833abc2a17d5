import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from '../theme/styled.ts';

export interface Crumb {
  label: string;
  /** Omitted for the last one, the current screen. */
  to?: string | undefined;
}

const Root = styled('nav', {
  base: {
    fontSize: 'chip',
    color: 'fg.muted',
    marginBottom: '1.5',
    '& ol': {
      display: 'flex',
      // A single line, also on phones: names are truncated.
      flexWrap: 'nowrap',
      alignItems: 'center',
      columnGap: '1.5',
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5', minWidth: 0, flexShrink: 0 },
    '& li:last-child': { flexShrink: 1 },
    '& li > svg': { flexShrink: 0 },
    '& a, & li > span': {
      color: 'inherit',
      textDecoration: 'none',
      maxWidth: '42ch',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      lineHeight: '24px',
    },
    '& a:hover': { color: 'fg', textDecoration: 'underline' },
  },
});

interface BreadcrumbProps {
  /** From the top level down to the current screen, which has no address. */
  items: readonly Crumb[];
}

/** Path from the sidebar to the current screen. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  if (items.length === 0) return null;
  return (
    <Root aria-label="Remah roti">
      <ol>
        {items.map((crumb, index) => (
          <li key={`${crumb.label}-${crumb.to ?? ''}`}>
            {index > 0 ? <ChevronRight size={14} aria-hidden /> : null}
            {crumb.to === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            ) : (
              <Link to={crumb.to}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}
