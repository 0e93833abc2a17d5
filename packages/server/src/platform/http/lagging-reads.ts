import type { EndpointFacts } from '@widya/contract/endpoint';

/** Statistics and archives that are read from the standby of DATABASE_READ_URL when there is one. */
export const STATISTICS_AND_ARCHIVES: readonly string[] = [
  'readDashboardData',
  'readDashboardToday',
  'listDashboardFeedbacks',
  'listDashboardQuestions',
  'listFilteredUsers',
  'listUsersByRegistrationDate',
  'listUsersByAge',
  'listWeeklyCourseRegistrations',
  'listWeeklyRegistrationsOfCourse',
  'listUsersByCourseRegistration',
  'readCourseRatingSummary',
  'compareCourseRatings',
  'downloadDocuments',
];

/** Whether the handler of an endpoint only reads, and much: exports, statistics and archives. */
export const readsFromStandby = ({ id, answerType }: Pick<EndpointFacts, 'id' | 'answerType'>): boolean =>
  answerType?.startsWith('text/csv') === true || STATISTICS_AND_ARCHIVES.includes(id);
