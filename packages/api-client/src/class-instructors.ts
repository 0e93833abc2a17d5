import type { ClassInstructor } from '@widya/contract/class-instructors';
import * as classInstructors from '@widya/contract/class-instructors';
import { type Query, useQuery } from './query.ts';

/** The classes the caller is linked to as an instructor. Source: decision 58. */
export const useOwnClassLinks = (): Query<readonly ClassInstructor[]> =>
  useQuery(classInstructors.listOwnClassLinks, {});

/** The instructors of a class; null reads nothing yet. */
export const useClassInstructors = (code: string | null): Query<readonly ClassInstructor[]> =>
  useQuery(classInstructors.listClassInstructors, code === null ? null : { params: { code } });
