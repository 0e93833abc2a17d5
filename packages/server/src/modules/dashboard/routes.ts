import * as contract from '@widya/contract/dashboard';
import { dashboardSchemas as schemas } from '@widya/contract/dashboard.schemas';
import { endOfDay } from '@widya/contract/time/days';
import { wibDate } from '@widya/contract/time/instants';
import { eq } from 'drizzle-orm';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { answerList } from '../../platform/http/listing.ts';
import { selectNewestFeedback } from '../feedback/queries.ts';
import { countByWeek } from '../participants/weeks.ts';
import { selectQuestions } from '../questions/queries.ts';
import { COURSE_PEOPLE } from '../registrations/source.ts';
import { readFigures } from './figures.ts';
import {
  agedFrom,
  type Group,
  lastSeenOn,
  ofCity,
  ofGender,
  registeredOn,
  selectCourseRegistrants,
  selectGroup,
} from './people.ts';
import { pagesOf } from './rules.ts';
import { readToday } from './today.ts';

/** Rows per page in the lists of questions and feedback. */
const ROWS = 5;

const data = bind(contract.readDashboardData, schemas.readDashboardData, ({ tx, query, now }) =>
  readFigures(tx, query.part, now),
);

const today = bind(contract.readDashboardToday, schemas.readDashboardToday, ({ tx, caller, now }) =>
  readToday(tx, caller, now),
);

const feedbacks = bind(contract.listDashboardFeedbacks, schemas.listDashboardFeedbacks, async ({ tx, query, now }) => {
  const { rows, total } = await selectNewestFeedback(tx, { page: query.page, per_page: ROWS }, now);
  return { totalPages: pagesOf(total, ROWS), participantFeedbacks: rows };
});

const questions = bind(contract.listDashboardQuestions, schemas.listDashboardQuestions, async (ctx) => {
  const query = { page: ctx.query.page, per_page: ROWS, sort: '-asked_at' } as const;
  const { rows, total } = await selectQuestions(ctx, query);
  return { totalPages: pagesOf(total, ROWS), questions: rows };
});

interface GroupQuery {
  readonly city?: string | undefined;
  readonly gender?: 'M' | 'F' | 'none' | undefined;
  readonly registerDate?: string | undefined;
  readonly loginDate?: string | undefined;
}

/** The group that a call names; the schema ensures that there is exactly one. */
function groupOf({ city, gender, registerDate, loginDate }: GroupQuery): Group {
  if (city !== undefined) return ofCity(city);
  if (gender !== undefined) return ofGender(gender);
  return loginDate === undefined ? registeredOn(registerDate ?? '') : lastSeenOn(loginDate);
}

const filtered = bind(contract.listFilteredUsers, schemas.listFilteredUsers, async (ctx) => {
  const { rows, total } = await selectGroup(ctx.tx, groupOf(ctx.query), ctx.query, ctx.now);
  return answerList(ctx, rows, total);
});

const byRegistration = bind(contract.listUsersByRegistrationDate, schemas.listUsersByRegistrationDate, async (ctx) => {
  const { rows, total } = await selectGroup(ctx.tx, registeredOn(ctx.query.registerDate), ctx.query, ctx.now);
  return answerList(ctx, rows, total);
});

const byAge = bind(contract.listUsersByAge, schemas.listUsersByAge, async (ctx) => {
  const { minAge = 0, maxAge = null, unknown } = ctx.query;
  const group = agedFrom(unknown === '1' ? null : { min: minAge, max: maxAge }, ctx.now);
  const { rows, total } = await selectGroup(ctx.tx, group, ctx.query, ctx.now);
  return answerList(ctx, rows, total);
});

const weekly = bind(contract.listWeeklyCourseRegistrations, schemas.listWeeklyCourseRegistrations, ({ tx, now }) =>
  countByWeek(tx, COURSE_PEOPLE.people, undefined, endOfDay(wibDate(now))),
);

const weeklyOfCourse = bind(
  contract.listWeeklyRegistrationsOfCourse,
  schemas.listWeeklyRegistrationsOfCourse,
  async ({ tx, params, now }) => {
    const [course] = await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, params.id));
    if (course === undefined) throw notFound('Kelas tidak ditemukan');
    const own = eq(memberCourses.course_id, course.id);
    return countByWeek(tx, COURSE_PEOPLE.people, own, endOfDay(wibDate(now)));
  },
);

const byCourseRegistration = bind(
  contract.listUsersByCourseRegistration,
  schemas.listUsersByCourseRegistration,
  async (ctx) => {
    const { rows, total } = await selectCourseRegistrants(ctx.tx, ctx.query);
    return answerList(ctx, rows, total);
  },
);

export const dashboardRoutes: Binding[] = [
  data,
  today,
  feedbacks,
  questions,
  filtered,
  byRegistration,
  byAge,
  weekly,
  weeklyOfCourse,
  byCourseRegistration,
];
