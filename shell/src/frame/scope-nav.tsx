import { ChevronLeftIcon } from '@widya/design-system/icon';
import { styled } from '@widya/design-system/styled';
import type { RecordScope } from '../menu/compose-tabs.ts';
import { NavGroup } from './main-nav.tsx';
import { NavAnchor, NavItem } from './nav-item.tsx';
import { frameTexts } from './texts.ts';

const Name = styled('h2', {
  base: {
    fontWeight: 'strong',
    padding: '8px 10px 6px',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    lineClamp: 3,
  },
});

export interface ScopeNavProps {
  readonly scope: RecordScope;
  /** Name of the class or course; its code is shown while unknown. */
  readonly name: string | null;
}

/** The sidebar inside a class or a course. Source. */
export function ScopeNav({ scope, name }: ScopeNavProps) {
  const back = scope.scope === 'class' ? frameTexts.backToClasses : frameTexts.backToCourses;
  return (
    <>
      {scope.listPath ? (
        <NavAnchor to={scope.listPath}>
          <ChevronLeftIcon size={16} aria-hidden />
          {back}
        </NavAnchor>
      ) : null}
      <Name title={name ?? undefined}>{name ?? scope.record}</Name>
      <NavGroup>
        {scope.tabs.map(({ href, label, icon, current }) => (
          <li key={href}>
            <NavItem href={href} label={label} icon={icon} current={current} />
          </li>
        ))}
      </NavGroup>
    </>
  );
}
