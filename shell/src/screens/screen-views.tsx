import type { ScreenViews } from '../federation/screen-views.tsx';
import { DegradedNotice } from './degraded-notice.tsx';
import { RemoteErrorCard } from './remote-error-card.tsx';
import { RuntimeNotice } from './runtime-notice.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** Components of this shell for a screen that is loading, failed, runs in its previous version, or has thrown. */
export const screenViews: ScreenViews = {
  Skeleton: ScreenSkeleton,
  ErrorCard: RemoteErrorCard,
  DegradedNotice,
  RuntimeNotice,
};
