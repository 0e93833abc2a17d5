import type { CallAnswer } from '@widya/contract/endpoint';
import * as presence from '@widya/contract/presence';
import type { presenceSchemas } from '@widya/contract/presence.schemas';
import { call, download } from './api.ts';
import type { Listing, PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type ListSchemas = (typeof presenceSchemas)['listPresenceForms'];

export interface PresenceFilters {
  readonly q?: string | undefined;
  readonly class_code?: string | undefined;
  readonly class_name?: string | undefined;
}

export type PresencePageQuery = PresenceFilters & Listing & { readonly sort?: string | undefined };
export type PresencePage = PageOf<CallAnswer<ListSchemas>>;

/** One page of attendance forms; null reads nothing yet. */
export const usePresencePage = (query: PresencePageQuery | null): Query<PresencePage> =>
  useQuery<ListSchemas, PresencePage>(presence.listPresenceForms, query && { query: { ...query } });

/** Classes that forms were handed in for. */
export const usePresenceClasses = () => useQuery(presence.listPresenceClasses, {});

/** Forms of a class against its registrants; null reads nothing yet. Source: D86. */
export const usePresenceMatch = (code: string | null) =>
  useQuery(presence.matchPresence, code === null ? null : { params: { code } });

/** `data-presensi.csv`; hand it to `saveFile`. @throws ApiError */
export const exportPresence = (filters: PresenceFilters) => download(presence.exportPresenceForms, { body: filters });

/** Marks registrants as present. @throws ApiError */
export function usePresenceActions() {
  const write = useWrite(['/v1/class', '/v1/participant', '/v1/presence_forms']);
  return {
    /** @param participants null: everyone who matches by address. */
    mark: (code: string, participants: readonly number[] | null) =>
      write(
        call(presence.markPresence, {
          params: { code },
          ...(participants === null ? { body: {} } : { body: { participants: [...participants] } }),
        }),
      ),
  };
}
