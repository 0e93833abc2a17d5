import { insertCourse } from '../fixtures.ts';
import type { Example, Examples } from './example.ts';

const plain: Example = { make: async () => ({}) };
const withQuery = (query: Readonly<Record<string, string>>): Example => ({ make: async () => ({ query }) });

export const dashboardExamples: Examples = {
  readDashboardData: plain,
  readDashboardToday: plain,
  listDashboardFeedbacks: withQuery({ page: '1' }),
  listDashboardQuestions: withQuery({ page: '1' }),
  listFilteredUsers: withQuery({ city: 'Kota Bandung', page: '1' }),
  listUsersByRegistrationDate: withQuery({ registerDate: '2026-03-10', page: '1' }),
  listUsersByAge: withQuery({ minAge: '18', maxAge: '24', page: '1' }),
  listWeeklyCourseRegistrations: plain,
  listWeeklyRegistrationsOfCourse: {
    make: async ({ db }) => ({ params: { id: (await insertCourse(db)).id } }),
  },
  listUsersByCourseRegistration: withQuery({ startDate: '2026-03-01', endDate: '2026-03-07', page: '1' }),
};
