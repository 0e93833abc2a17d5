import type { Binding } from '../../platform/http/bind.ts';
import { participantActionRoutes } from './action-routes.ts';
import { participantBulkRoutes } from './bulk-routes.ts';
import { courseParticipantActionRoutes } from './course-action-routes.ts';
import { courseParticipantManyRoutes } from './course-many-routes.ts';
import { courseParticipantReadRoutes } from './course-read-routes.ts';
import { participantInviteRoutes } from './invite-routes.ts';
import { participantReadRoutes } from './read-routes.ts';

/** Participants of classes and of self-paced courses. Source: B-114 to B-116. */
export const participantRoutes: Binding[] = [
  ...participantReadRoutes,
  ...participantActionRoutes,
  ...participantBulkRoutes,
  ...participantInviteRoutes,
  ...courseParticipantReadRoutes,
  ...courseParticipantActionRoutes,
  ...courseParticipantManyRoutes,
];
