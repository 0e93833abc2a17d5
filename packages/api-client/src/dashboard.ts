import type { DashboardData, DashboardPart, DashboardToday, WeeklyCount } from '@widya/contract/dashboard';
import * as dashboard from '@widya/contract/dashboard';
import type { dashboardSchemas } from '@widya/contract/dashboard.schemas';
import type { CallAnswer } from '@widya/contract/endpoint';
import type { Listing } from './listing.ts';
import type { MemberPage } from './members.ts';
import { type Query, useQuery } from './query.ts';

type Schemas = typeof dashboardSchemas;
export type DashboardQuestions = CallAnswer<Schemas['listDashboardQuestions']>;
export type DashboardFeedbacks = CallAnswer<Schemas['listDashboardFeedbacks']>;

/** One part of the figures, so that each card fails and reloads independently. */
export const useDashboardData = (part: DashboardPart): Query<DashboardData> =>
  useQuery(dashboard.readDashboardData, { query: { part } });

/** Work that waits, from lists that the account may open. */
export const useDashboardToday = (): Query<DashboardToday> => useQuery(dashboard.readDashboardToday, {});

/** Registrations in all courses in periods of seven days. */
export const useWeeklyCourseRegistrations = (): Query<WeeklyCount[]> =>
  useQuery(dashboard.listWeeklyCourseRegistrations, {});

/** Five of the latest questions. @param page from 1 */
export const useDashboardQuestions = (page: number): Query<DashboardQuestions> =>
  useQuery(dashboard.listDashboardQuestions, { query: { page } });

/** Five of the latest feedbacks. @param page from 1 */
export const useDashboardFeedbacks = (page: number): Query<DashboardFeedbacks> =>
  useQuery(dashboard.listDashboardFeedbacks, { query: { page } });

/** The members counted by a bar of a chart. Days are in WIB. */
export type PeopleGroup =
  | { readonly by: 'city'; readonly city: string }
  | { readonly by: 'gender'; readonly gender: 'M' | 'F' | 'none' }
  | { readonly by: 'registered'; readonly day: string }
  | { readonly by: 'seen'; readonly day: string }
  /** Years, inclusive; without `max` there is no upper limit. */
  | { readonly by: 'age'; readonly min: number; readonly max: number | null }
  | { readonly by: 'unknown-age' }
  | { readonly by: 'course'; readonly startDate: string; readonly endDate: string };

/** The call for each kind of group. Source: B-235. */
function callFor(group: PeopleGroup) {
  switch (group.by) {
    case 'city':
      return { endpoint: dashboard.listFilteredUsers, query: { city: group.city } };
    case 'gender':
      return { endpoint: dashboard.listFilteredUsers, query: { gender: group.gender } };
    case 'seen':
      return { endpoint: dashboard.listFilteredUsers, query: { loginDate: group.day } };
    case 'registered':
      return { endpoint: dashboard.listUsersByRegistrationDate, query: { registerDate: group.day } };
    case 'age':
      return {
        endpoint: dashboard.listUsersByAge,
        query: { minAge: group.min, ...(group.max !== null && { maxAge: group.max }) },
      };
    case 'unknown-age':
      return { endpoint: dashboard.listUsersByAge, query: { unknown: '1' } };
    case 'course':
      return {
        endpoint: dashboard.listUsersByCourseRegistration,
        query: { startDate: group.startDate, endDate: group.endDate },
      };
  }
}

type PeopleSchemas = Schemas['listFilteredUsers'];

/** One page of the members counted by a bar. */
export function useGroupPage(group: PeopleGroup, listing: Listing): Query<MemberPage> {
  const { endpoint, query } = callFor(group);
  // All these endpoints return the same rows for different queries.
  return useQuery<PeopleSchemas, MemberPage>(endpoint as typeof dashboard.listFilteredUsers, {
    query: { ...listing, ...query },
  });
}
