import { SearchIcon } from '@widya/design-system/icon';
import { Kbd } from '@widya/design-system/kbd';
import { styled } from '@widya/design-system/styled';
import { Link } from '@widya/remote-kit/router';
import type { ReactNode } from 'react';
import type { MenuGroup } from '../menu/compose-menu.ts';
import type { RecordScope } from '../menu/compose-tabs.ts';
import { Brand } from '../ui/brand.tsx';
import { MainNav } from './main-nav.tsx';
import { ProfileBlock, type ProfileBlockProps } from './profile-block.tsx';
import { ScopeNav } from './scope-nav.tsx';
import { SHORT_SCREEN } from './short-screen.ts';
import { frameTexts } from './texts.ts';

const Column = styled('div', {
  base: { display: 'flex', flexDirection: 'column', height: 'full', minHeight: 0, bg: 'bg.surface' },
});
const Head = styled('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingInlineEnd: '14px' },
});
const Home = styled(Link, {
  base: {
    display: 'block',
    padding: '20px 20px 14px',
    color: 'fg',
    borderRadius: 'sm',
    [SHORT_SCREEN]: { paddingBlock: '12px 8px' },
  },
});
const Search = styled('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    margin: '0 14px 10px',
    [SHORT_SCREEN]: { marginBottom: '6px' },
    height: '36px',
    flexShrink: 0,
    paddingInline: '2.5',
    border: '1px solid',
    borderColor: 'border.subtle',
    borderRadius: 'md',
    bg: 'bg.canvas',
    color: 'fg.muted',
    cursor: 'pointer',
    textAlign: 'start',
    '& kbd': { marginInlineStart: 'auto', display: { base: 'none', md: 'inline-block' } },
    _hover: { borderColor: 'border.strong' },
  },
});
/** A shadow at an edge shows that the menu can be scrolled: the covers scroll with the items, the shadows stay. */
const COVER = '{colors.bg.surface}';
const SHADE = '{colors.border.subtle}';
const Nav = styled('nav', {
  base: {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: '4px 10px 10px',
    [SHORT_SCREEN]: { paddingBottom: '4px' },
    overscrollBehavior: 'contain',
    background: [
      `linear-gradient(${COVER} 40%, transparent) center top / 100% 28px no-repeat local`,
      `linear-gradient(transparent, ${COVER} 60%) center bottom / 100% 28px no-repeat local`,
      `linear-gradient(${SHADE}, transparent) center top / 100% 10px no-repeat scroll`,
      `linear-gradient(transparent, ${SHADE}) center bottom / 100% 10px no-repeat scroll`,
    ].join(', '),
  },
});

export interface SidebarProps extends ProfileBlockProps {
  readonly groups: readonly MenuGroup[];
  readonly scope: RecordScope | null;
  readonly scopeName: string | null;
  readonly currentPath: string | null;
  readonly homePath: string;
  readonly onSearch: () => void;
  /** Button of the job centre. */
  readonly tasks?: ReactNode;
}

/** Brand, search, menu or tabs, and account. Source. */
export function Sidebar({
  groups,
  scope,
  scopeName,
  currentPath,
  homePath,
  onSearch,
  tasks,
  ...profile
}: SidebarProps) {
  return (
    <Column>
      <Head>
        <Home to={homePath}>
          <Brand />
        </Home>
        {tasks}
      </Head>
      <Search type="button" onClick={onSearch} aria-keyshortcuts="Control+K">
        <SearchIcon size={16} aria-hidden />
        {frameTexts.search}
        <Kbd aria-hidden>{frameTexts.shortcut}</Kbd>
      </Search>
      <Nav aria-label={frameTexts.navigation}>
        {scope ? <ScopeNav scope={scope} name={scopeName} /> : <MainNav groups={groups} currentPath={currentPath} />}
      </Nav>
      <ProfileBlock {...profile} />
    </Column>
  );
}
