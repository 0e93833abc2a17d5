import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SessionUser } from '@widya/contract/accounts';
import { matchRoute } from '@widya/contract/routing/match-route';
import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { useState } from 'react';
import { composeMenu } from '../menu/compose-menu.ts';
import { composeTabs } from '../menu/compose-tabs.ts';
import { currentItemPath } from '../menu/current-item-path.ts';
import { staffView } from '../routing/signed-in.ts';
import { viewerOf } from '../routing/viewer-of.ts';
import { ADMIN, INSTRUCTOR, LIMITED_ADMIN, LONG_NAMED, NEWCOMER, SUPERADMIN } from '../testing/people.ts';
import { FULL_REGISTRY } from '../testing/registry.ts';
import { StorySession } from '../testing/story-session.tsx';
import { crumbsOf } from './crumbs.ts';
import { FrameView } from './frame-view.tsx';
import { OverrideRibbon } from './override-ribbon.tsx';
import { pageNames } from './page-names.ts';

interface FrameArgs {
  readonly user: SessionUser;
  readonly url: `/${string}`;
  readonly title: string;
  readonly scopeName: string | null;
  readonly pastTenth: boolean;
  readonly menuOpen: boolean;
  readonly overridden: boolean;
}

const { remotes } = FULL_REGISTRY;
const none = () => {};

/** Composes the frame as the product does, around a screen that has only a heading. */
function Frame({ user, url, title, scopeName, pastTenth, menuOpen, overridden }: FrameArgs) {
  const [open, setOpen] = useState(menuOpen);
  const viewer = viewerOf(user);
  const match = matchRoute(remotes, url);
  const scope = match && composeTabs(remotes, viewer, match);
  const names = pageNames(staffView(remotes, viewer, url), scope, title, scopeName);
  return (
    <StorySession user={user} url={url}>
      <FrameView
        title={names.title}
        crumbs={crumbsOf(names, scope)}
        pastTenth={pastTenth}
        menuOpen={open}
        onMenu={setOpen}
        notices={
          overridden ? (
            <OverrideRibbon overrides={{ 'mf-classes': 'http://localhost:3101' }} isIgnored={false} onReset={none} />
          ) : null
        }
        groups={composeMenu(remotes, viewer)}
        scope={scope}
        scopeName={scopeName}
        currentPath={match && currentItemPath(remotes, match.route)}
        homePath="/dashboard"
        onSearch={none}
        onEditProfile={none}
        onChangePassword={none}
        onSignOut={none}
      >
        <Page style={{ minHeight: pastTenth ? 2000 : undefined }}>
          <PageHeader title={title} context="Isi layar berdiri di sini" />
        </Page>
      </FrameView>
    </StorySession>
  );
}

const meta = {
  title: 'Shell/Kerangka',
  parameters: { router: false, layout: 'fullscreen' },
  args: {
    user: ADMIN,
    url: '/editor',
    title: 'Daftar Kelas',
    scopeName: null,
    pastTenth: false,
    menuOpen: false,
    overridden: false,
  },
  render: (args) => <Frame {...args} />,
} satisfies Meta<FrameArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const inClass = {
  url: '/editor/visitors/MNA7Q2',
  title: 'Peserta Sesi',
  scopeName: 'Menyunting Naskah Akademik',
} as const;

export const Admin: Story = {};
export const Superadmin: Story = { args: { user: SUPERADMIN } };
export const LimitedAdmin: Story = { args: { user: LIMITED_ADMIN } };
export const Instructor: Story = { args: { user: INSTRUCTOR } };
export const Newcomer: Story = { args: { user: NEWCOMER, url: '/profile', title: 'Profil' } };
export const InsideClass: Story = { args: inClass };
export const InsideClassWithoutName: Story = { args: { ...inClass, scopeName: null } };
export const InsideCourse: Story = {
  args: { url: '/editor/syllabus/7', title: 'Bab', scopeName: 'Bahasa Indonesia untuk Penutur Asing' },
};
export const LongNames: Story = {
  args: {
    ...inClass,
    user: LONG_NAMED,
    scopeName:
      'Penyelenggaraan Pelatihan Keterampilan Menulis Naskah Dinas Berkelanjutan bagi Aparatur Daerah Angkatan 12',
  },
};
export const PastTenth: Story = { args: { ...inClass, pastTenth: true } };
export const Overridden: Story = { args: { overridden: true } };
export const MenuOpen: Story = { args: { menuOpen: true } };
