import type { ScreenViews } from '../federation/screen-views.ts';
import { Deferred, deferredView } from '../ui/deferred.tsx';
import { RemoteErrorCard } from './remote-error-card.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const degradedNotice = deferredView(async () => (await import('./degraded-notice.tsx')).DegradedNotice);
const disabledArea = deferredView(async () => (await import('./disabled-area.tsx')).DisabledArea);
const runtimeNotice = deferredView(async () => (await import('./runtime-notice.tsx')).RuntimeNotice);

/** Components for a screen that is loading, disabled, failed, runs in its previous version, or has thrown. */
export const screenViews: ScreenViews = {
  Skeleton: ScreenSkeleton,
  ErrorCard: RemoteErrorCard,
  Disabled: (props) => <Deferred of={disabledArea} props={props} />,
  DegradedNotice: (props) => <Deferred of={degradedNotice} props={props} />,
  RuntimeNotice: (props) => <Deferred of={runtimeNotice} props={props} />,
};
