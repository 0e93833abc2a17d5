import type { Crumb } from '@widya/design-system/breadcrumb';
import { Drawer } from '@widya/design-system/drawer';
import { styled } from '@widya/design-system/styled';
import type { ReactNode, Ref } from 'react';
import { ShyHeader } from './shy-header.tsx';
import { Sidebar, type SidebarProps } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { frameTexts } from './texts.ts';
import { TopBar } from './top-bar.tsx';

const Aside = styled('aside', {
  base: {
    display: { base: 'none', md: 'block' },
    position: 'fixed',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 'sidebar',
    zIndex: 'sidebar',
    bg: 'bg.surface',
    borderInlineEnd: '1px solid',
    borderColor: 'border.subtle',
    '@media print': { display: 'none' },
  },
});
const Column = styled('div', {
  base: {
    minWidth: 0,
    minHeight: '100dvh',
    marginInlineStart: { base: 0, md: '{sizes.sidebar}' },
    '@media print': { marginInlineStart: 0 },
  },
});
/** Notices and the phone's top bar are sticky together, above the shy header, so that no notice can be missed. */
const Head = styled('div', { base: { position: 'sticky', top: 0, zIndex: 'sidebar' } });
const Main = styled('main', {
  base: {
    minWidth: 0,
    outline: 'none',
    // On phones the top bar shows the screen's heading, so the heading itself is visible to screen readers only.
    // Printed pages have no such bar.
    '@media screen': { '& header h1': { srOnly: { base: true, md: false } } },
  },
});

export interface FrameViewProps extends SidebarProps {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly pastTenth: boolean;
  readonly menuOpen: boolean;
  readonly onMenu: (open: boolean) => void;
  readonly mainRef?: Ref<HTMLElement>;
  /** Banners above everything: offline, overrides. */
  readonly notices?: ReactNode;
  readonly children: ReactNode;
}

/** Sidebar, bars and the area of the screen. Source. */
export function FrameView(props: FrameViewProps) {
  const { title, crumbs, pastTenth, menuOpen, onMenu, mainRef, notices, children, ...sidebar } = props;
  const openSearch = () => {
    onMenu(false);
    sidebar.onSearch();
  };
  return (
    <>
      <SkipLink />
      <Aside>
        <Sidebar {...sidebar} />
      </Aside>
      <Drawer open={menuOpen} onClose={() => onMenu(false)} title={frameTexts.menu} bare size="menu" placement="start">
        <Sidebar {...sidebar} onSearch={openSearch} />
      </Drawer>
      <Column>
        <Head>
          {notices}
          <TopBar title={title} onMenu={() => onMenu(true)} onSearch={sidebar.onSearch} tasks={sidebar.tasks} />
        </Head>
        <ShyHeader shown={pastTenth} crumbs={crumbs} onSearch={sidebar.onSearch} tasks={sidebar.tasks} />
        <Main ref={mainRef ?? null} id="isi" tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </>
  );
}
