import type { CallAnswer } from '@widya/contract/endpoint';
import * as participation from '@widya/contract/participation';
import type { participationSchemas } from '@widya/contract/participation.schemas';
import { call } from './api.ts';
import type { Listing, PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';

type ListSchemas = (typeof participationSchemas)['listParticipation'];

export interface ParticipationFilters {
  /** `2026-11`, or `kini` for the present one (WIB). */
  readonly bulan: string;
  readonly province?: string | undefined;
  readonly city?: string | undefined;
  readonly status?: 'PENDING' | 'WAITING' | 'ACCEPTED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED' | undefined;
  readonly predicate?: 'Terbatas' | 'Menengah' | 'Istimewa' | 'none' | undefined;
  readonly sort?: 'registered_at' | '-registered_at' | 'full_name' | '-full_name' | undefined;
}

export type ParticipationPage = PageOf<CallAnswer<ListSchemas>>;

/** Registrations of classes and courses in a month (WIB); null reads nothing yet. */
export const useParticipationPage = (query: (ParticipationFilters & Listing) | null): Query<ParticipationPage> =>
  useQuery<ListSchemas, ParticipationPage>(participation.listParticipation, query && { query: { ...query } });

/** One page without the cache, for exports. @throws ApiError */
export const readParticipationPage = (query: ParticipationFilters & Listing) =>
  call(participation.listParticipation, { query: { ...query } });
