import { styled } from '@widya/design-system/styled';
import type { MenuGroup } from '../menu/compose-menu.ts';
import { itemAddress } from '../menu/item-address.ts';
import { NavItem } from './nav-item.tsx';
import { SHORT_SCREEN } from './short-screen.ts';

export const NavGroup = styled('ul', {
  base: { listStyle: 'none', margin: 0, padding: 0, display: 'grid' },
});
const Heading = styled('p', {
  base: {
    fontSize: '2xs',
    fontWeight: 'strong',
    color: 'fg.faint',
    padding: '12px 10px 4px',
    lineHeight: 'normal',
    [SHORT_SCREEN]: { padding: '6px 10px 2px', lineHeight: 'snug' },
  },
});

export interface MainNavProps {
  readonly groups: readonly MenuGroup[];
  /** Path of the item of the displayed screen; null when it belongs to none. */
  readonly currentPath: string | null;
}

/** The main menu, composed from all manifests. */
export function MainNav({ groups, currentPath }: MainNavProps) {
  return groups.map(({ heading, items }) => (
    // A group instead of a section, because named sections would add a landmark per heading.
    <div key={heading ?? ''} {...(heading ? { role: 'group', 'aria-label': heading } : {})}>
      {heading ? <Heading aria-hidden>{heading}</Heading> : null}
      <NavGroup>
        {items.map((item) => (
          <li key={item.path}>
            <NavItem href={itemAddress(item)} label={item.label} icon={item.icon} current={item.path === currentPath} />
          </li>
        ))}
      </NavGroup>
    </div>
  ));
}
