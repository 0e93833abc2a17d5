import type { z } from 'zod';
import type { DASHBOARD_PARTS, dashboardSchemas, TODAY_KINDS } from './dashboard.schemas.ts';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';
import type { MenuKey } from './menu.ts';

type S = typeof dashboardSchemas;

/** The requested figures of the dashboard. */
export type DashboardData = z.output<S['readDashboardData']['answer']>;
export type DashboardPart = (typeof DASHBOARD_PARTS)[number];
/** Work that waits for somebody today. */
export type DashboardToday = z.output<S['readDashboardToday']['answer']>;
export type TodayKind = keyof typeof TODAY_KINDS;
/** Course registrations of seven days. */
export type WeeklyCount = z.output<S['listWeeklyCourseRegistrations']['answer']>[number];

const tag = 'Dashboard';
const of = (menuKey: MenuKey): Access => ({ kind: 'staff', roles: ADMINS, menuKey });

/** Requires the key `dashboard` for all figures, counts included. Source: D7. */
export const readDashboardData: Endpoint<S['readDashboardData']> = {
  id: 'readDashboardData',
  method: 'GET',
  path: '/v1/dashboard/data',
  access: of('dashboard'),
  summary: 'Read the figures of the dashboard, or one part of them.',
  tag,
  audit: null,
};

/** Counts for the lists that the caller may open. */
export const readDashboardToday: Endpoint<S['readDashboardToday']> = {
  id: 'readDashboardToday',
  method: 'GET',
  path: '/v1/dashboard/today',
  access: of('dashboard'),
  summary: 'Count the open work of each list.',
  tag,
  audit: null,
};

export const listDashboardFeedbacks: Endpoint<S['listDashboardFeedbacks']> = {
  id: 'listDashboardFeedbacks',
  method: 'GET',
  path: '/v1/dashboard/feedbacks',
  access: of('main-feedback'),
  summary: 'List the newest feedback on all classes, five a page.',
  tag,
  audit: null,
};

export const listDashboardQuestions: Endpoint<S['listDashboardQuestions']> = {
  id: 'listDashboardQuestions',
  method: 'GET',
  path: '/v1/dashboard/questions',
  access: of('help'),
  summary: 'List the newest questions of all classes, five a page.',
  tag,
  audit: null,
};

/** Requires the key `users`, because a bar of the chart opens a list of members. Source: B-235. */
export const listFilteredUsers: Endpoint<S['listFilteredUsers']> = {
  id: 'listFilteredUsers',
  method: 'GET',
  path: '/v1/dashboard/filteredUser',
  access: of('users'),
  summary: 'List users of a city, of a gender, or who registered or last signed in on a day.',
  tag,
  audit: null,
};

/** The same as `filteredUser` with `registerDate`. Source: D98. */
export const listUsersByRegistrationDate: Endpoint<S['listUsersByRegistrationDate']> = {
  id: 'listUsersByRegistrationDate',
  method: 'GET',
  path: '/v1/dashboard/filteredUserByRegistrationDate',
  access: of('users'),
  summary: 'List users who registered on a day.',
  tag,
  audit: null,
};

export const listUsersByAge: Endpoint<S['listUsersByAge']> = {
  id: 'listUsersByAge',
  method: 'GET',
  path: '/v1/dashboard/filteredUserByAge',
  access: of('users'),
  summary: 'List users of an age, the youngest first.',
  tag,
  audit: null,
};

export const listWeeklyCourseRegistrations: Endpoint<S['listWeeklyCourseRegistrations']> = {
  id: 'listWeeklyCourseRegistrations',
  method: 'GET',
  path: '/v1/dashboard/weeklyCourseRegistrations',
  access: of('dashboard'),
  summary: 'Count registrations in all courses, in ranges of seven days.',
  tag,
  audit: null,
};

export const listWeeklyRegistrationsOfCourse: Endpoint<S['listWeeklyRegistrationsOfCourse']> = {
  id: 'listWeeklyRegistrationsOfCourse',
  method: 'GET',
  path: '/v1/dashboard/weeklyCourseRegistrations/:id',
  access: of('dashboard'),
  summary: 'Count registrations in one course, in ranges of seven days.',
  tag,
  audit: null,
};

export const listUsersByCourseRegistration: Endpoint<S['listUsersByCourseRegistration']> = {
  id: 'listUsersByCourseRegistration',
  method: 'GET',
  path: '/v1/dashboard/filteredUserByCourseRegistrationDateRange',
  access: of('users'),
  summary: 'List users who registered in a course between two days, the newest first.',
  tag,
  audit: null,
};
