import type { ScreenViews } from '../federation/screen-views.tsx';
import { DegradedNotice } from './degraded-notice.tsx';
import { RemoteErrorCard } from './remote-error-card.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** Components of this shell for a screen that is loading, failed, or runs in its previous version. */
export const screenViews: ScreenViews = { Skeleton: ScreenSkeleton, ErrorCard: RemoteErrorCard, DegradedNotice };
