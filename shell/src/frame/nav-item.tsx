import { afterLayout } from '@widya/design-system/after-layout';
import { NavIcon } from '@widya/design-system/nav-icon';
import { styled } from '@widya/design-system/styled';
import { Link } from '@widya/remote-kit/router';
import { useContext, useEffect, useRef, useState } from 'react';
import { PrefetchContext } from './prefetch-context.ts';
import { SHORT_SCREEN } from './short-screen.ts';

export const NavAnchor = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '36px',
    paddingInline: '2.5',
    paddingBlock: '1.5',
    borderRadius: 'sm',
    color: 'fg',
    fontWeight: 'medium',
    lineHeight: 'snug',
    transition: 'background-color 120ms, color 120ms',
    '& svg': { color: 'fg.muted', flexShrink: 0 },
    [SHORT_SCREEN]: { minHeight: '24px', paddingBlock: '0.5' },
    _hover: { bg: 'bg.hover' },
    '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.text', fontWeight: 'strong' },
    '&[aria-current=page] svg': { color: 'accent.text' },
  },
});

export interface NavItemProps {
  readonly href: string;
  readonly label: string;
  readonly icon: string;
  readonly current: boolean;
}

/** An item of the sidebar. Resting on it prefetches its screen; the current item is scrolled into view. */
export function NavItem({ href, label, icon, current }: NavItemProps) {
  const handlersFor = useContext(PrefetchContext);
  const [prefetch] = useState(() => handlersFor(href));
  const line = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const item = line.current;
    if (current && item) return afterLayout(item, () => item.scrollIntoView({ block: 'nearest' }));
    return undefined;
  }, [current]);
  return (
    <NavAnchor ref={line} to={href} aria-current={current ? 'page' : undefined} {...prefetch}>
      <NavIcon name={icon} />
      {label}
    </NavAnchor>
  );
}
