import type { ScreenViews } from '../federation/screen-views.tsx';
import { DegradedNotice } from './degraded-notice.tsx';
import { RemoteErrorCard } from './remote-error-card.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** How this shell draws a screen that is on its way, did not come, or came in its previous version. */
export const screenViews: ScreenViews = { Skeleton: ScreenSkeleton, ErrorCard: RemoteErrorCard, DegradedNotice };
