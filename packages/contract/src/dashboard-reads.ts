import { listFeedbackByCourse } from './course-ratings.ts';
import * as dashboard from './dashboard.ts';
import type { EndpointFacts } from './endpoint.ts';
import { listFeedbackByClass } from './feedback.ts';

/** The dashboard's reads. They go stale when other resources change, because they count them. */
export const DASHBOARD_READS: readonly EndpointFacts[] = [
  dashboard.readDashboardData,
  dashboard.readDashboardToday,
  dashboard.listDashboardFeedbacks,
  dashboard.listDashboardQuestions,
  dashboard.listFilteredUsers,
  dashboard.listUsersByAge,
  dashboard.listUsersByCourseRegistration,
  dashboard.listUsersByRegistrationDate,
  dashboard.listWeeklyCourseRegistrations,
  listFeedbackByClass,
  listFeedbackByCourse,
];
