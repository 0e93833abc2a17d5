import { Navigate, useLocation } from '@widya/remote-kit/router';
import { RemoteScreen } from '../federation/remote-screen.tsx';
import { areaOf } from '../menu/area-of.ts';
import { isLocalPath } from '../routing/attempted-path.ts';
import type { StaffView } from '../routing/signed-in.ts';
import { NoAccess } from '../screens/no-access.tsx';
import { NotFound } from '../screens/not-found.tsx';
import { ScreenSkeleton } from '../screens/screen-skeleton.tsx';
import { screenViews } from '../screens/screen-views.tsx';
import { WaitingForApproval } from '../screens/waiting-for-approval.tsx';
import { Deferred, deferredView } from '../ui/deferred.tsx';
import { useFontOnce } from '../ui/use-font-once.ts';

const profileScreen = deferredView(
  async () => (await import(/* webpackChunkName: "profile" */ '../profile/profile-screen.tsx')).ProfileScreen,
);
const secondFactorScreen = deferredView(
  async () =>
    (await import(/* webpackChunkName: "profile" */ '../second-factor/profile/set-up-screen.tsx')).SetUpScreen,
);
const diagnosisScreen = deferredView(
  async () => (await import(/* webpackChunkName: "diagnosis" */ '../diagnosis/diagnosis-screen.tsx')).DiagnosisScreen,
);
const DEFERRED = { profile: profileScreen, diagnosis: diagnosisScreen, 'second-factor': secondFactorScreen } as const;
const waiting = <ScreenSkeleton label="" title="" slow={false} />;

export interface CurrentScreenProps {
  readonly view: StaffView;
  /** Start page of an account that requested no other page. */
  readonly startPath: (attempted: string | null) => string;
}

/** Renders what the address means: a screen of a remote, one of the shell's, or a refusal. */
export function CurrentScreen({ view, startPath }: CurrentScreenProps) {
  const { pathname, state } = useLocation();
  useFontOnce(view.kind !== 'remote' && view.kind !== 'start');
  switch (view.kind) {
    case 'start':
      return <Navigate to={startPath(isLocalPath(state?.attempted) ? state.attempted : null)} replace />;
    case 'shell':
      if (view.screen === 'waiting') return <WaitingForApproval />;
      return <Deferred key={view.screen} of={DEFERRED[view.screen]} props={{}} waiting={waiting} />;
    case 'no-access':
      return <NoAccess label={areaOf(view.match)} startPath={startPath(null)} />;
    case 'not-found':
      return <NotFound startPath={startPath(null)} />;
    case 'remote':
      return <RemoteScreen match={view.match} pathname={pathname} views={screenViews} />;
  }
}
