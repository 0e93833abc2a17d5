import { LeaveGuardDialog } from '@widya/design-system/leave-guard-dialog';
import { useClaimedPageTitle } from '@widya/remote-kit/document-title';
import { useJobCenterOpener } from '@widya/remote-kit/job-center';
import { useLocation } from '@widya/remote-kit/router';
import { useSession } from '@widya/remote-kit/session';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { registry } from '../federation/federation.ts';
import { overrideOrigins } from '../federation/override-origins.ts';
import { isIgnored } from '../federation/override-request.ts';
import { prefetchHandlers } from '../federation/prefetch.ts';
import { resetOverrides } from '../federation/reset-overrides.ts';
import { useRegistry } from '../federation/use-federation.ts';
import { composeMenu } from '../menu/compose-menu.ts';
import { currentItemPath } from '../menu/current-item-path.ts';
import { startPath } from '../routing/start-path.ts';
import { SessionGuard } from '../session-guard/session-guard.tsx';
import { TaskButton } from '../tasks/task-button.tsx';
import { useTaskWatch } from '../tasks/use-task-watch.ts';
import { crumbsOf } from './crumbs.ts';
import { CurrentScreen } from './current-screen.tsx';
import { FrameDialogs, type OpenDialog } from './frame-dialogs.tsx';
import { FrameView } from './frame-view.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { OverrideRibbon } from './override-ribbon.tsx';
import { documentTitle, pageNames } from './page-names.ts';
import { PrefetchContext } from './prefetch-context.ts';
import { useArrival } from './use-arrival.ts';
import { useListMemory } from './use-list-memory.ts';
import { usePalette } from './use-palette.ts';
import { usePastTenth } from './use-past-tenth.ts';
import { useRecentPage } from './use-recent-page.ts';
import { useScopeName } from './use-scope-name.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useSignOut } from './use-sign-out.ts';
import { useView } from './use-view.ts';

/** The signed-in product: connects access checks, navigation, session and federation with the frame. */
export function Frame() {
  const location = useLocation();
  const session = useSession();
  const remotes = useRegistry()?.remotes ?? [];
  const { view, scope } = useView();
  const scopeName = useScopeName(scope);
  const names = pageNames(view, scope, useClaimedPageTitle(), scopeName);
  const title = documentTitle(names);
  const groups = useMemo(() => composeMenu(remotes, session), [remotes, session]);
  const [menuOpen, setMenuOpen] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const main = useRef<HTMLElement>(null);
  const signOut = useSignOut();
  const tasksAtWork = useTaskWatch();
  const closeDialog = () => setDialog(null);
  const typedAhead = usePalette(dialog === 'palette', () => setDialog('palette'), closeDialog);
  const pastTenth = usePastTenth();
  const start = useCallback((attempted: string | null) => startPath(remotes, session, attempted), [remotes, session]);

  useArrival(main, location, names.title);
  useScrollRestoration(location.key, location.pathname);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useRecentPage(view, names, location);
  useListMemory(view, location.search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the drawer it was made in.
  useEffect(() => setMenuOpen(false), [location.pathname]);

  const show = (next: OpenDialog) => {
    setMenuOpen(false);
    setDialog(next);
  };
  useJobCenterOpener(() => show('tasks'));
  return (
    <PrefetchContext value={prefetchHandlers}>
      <FrameView
        title={names.title}
        crumbs={crumbsOf(names, scope)}
        pastTenth={pastTenth}
        menuOpen={menuOpen}
        onMenu={setMenuOpen}
        mainRef={main}
        notices={
          <>
            <OverrideRibbon
              overrides={registry.overrides}
              isIgnored={isIgnored(location.search, overrideOrigins())}
              onReset={resetOverrides}
            />
            <OfflineBanner />
          </>
        }
        groups={groups}
        scope={scope}
        scopeName={scopeName}
        currentPath={
          view.kind === 'remote' || view.kind === 'no-access' ? currentItemPath(remotes, view.match.route) : null
        }
        homePath={start(null)}
        tasks={<TaskButton atWork={tasksAtWork} onOpen={() => show('tasks')} />}
        onSearch={() => show('palette')}
        onEditProfile={() => show('profile')}
        onChangePassword={() => show('password')}
        onSignOut={signOut.start}
      >
        <CurrentScreen view={view} startPath={start} />
      </FrameView>
      <FrameDialogs
        open={dialog}
        onClose={closeDialog}
        onOpen={setDialog}
        onSignOut={signOut.start}
        typedAhead={typedAhead}
        path={location.pathname + location.search}
      />
      <LeaveGuard />
      <LeaveGuardDialog
        open={signOut.isQuestionOpen}
        onSave={null}
        onDiscard={signOut.confirm}
        onStay={signOut.cancel}
      />
      <SessionGuard />
    </PrefetchContext>
  );
}
