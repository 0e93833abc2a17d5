import type { CallAnswer } from '@widya/contract/endpoint';
import type { Instructor } from '@widya/contract/instructors';
import * as instructors from '@widya/contract/instructors';
import type { instructorSchemas } from '@widya/contract/instructors.schemas';
import type { Listing, PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';

type ListSchemas = (typeof instructorSchemas)['listInstructors'];

export interface InstructorPageQuery extends Listing {
  readonly sort?: string | undefined;
  /** `1` lists active instructors, `0` deleted ones; both when left out. */
  readonly active?: '1' | '0' | undefined;
}

export type InstructorPage = PageOf<CallAnswer<ListSchemas>>;

/** One page of instructors; null reads nothing yet. Emails are null for callers who are instructors (decision 138). */
export const useInstructorPage = (query: InstructorPageQuery | null): Query<InstructorPage> =>
  useQuery<ListSchemas, InstructorPage>(instructors.listInstructors, query && { query: { ...query } });

/** Every active instructor, by name, for a choice; null reads nothing yet. */
export const useInstructors = (query: { readonly q?: string | undefined } | null = {}): Query<readonly Instructor[]> =>
  useQuery<ListSchemas, readonly Instructor[]>(
    instructors.listInstructors,
    query && { query: { ...query, active: '1' } },
  );
