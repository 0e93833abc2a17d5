import { listClasses } from '@widya/contract/classes';
import { readParticipant } from '@widya/contract/participants';
import type { PresenceClass } from '@widya/contract/presence';
import * as presence from '@widya/contract/presence';
import type { presenceSchemas } from '@widya/contract/presence.schemas';
import { call, download } from './api.ts';
import { classSearch, useClassSearch } from './class-search.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

export interface PresenceFilters {
  readonly q?: string | undefined;
  readonly class_code?: string | undefined;
  readonly class_name?: string | undefined;
}

type ClassSchemas = (typeof presenceSchemas)['listPresenceClasses'];

/** The newest classes with attendance forms that match by name or code, for a filter with search. @throws ApiError */
export async function findPresenceClasses(q: string, signal?: AbortSignal): Promise<readonly PresenceClass[]> {
  const answer = await call(presence.listPresenceClasses, { query: classSearch(q), signal });
  return Array.isArray(answer) ? answer : answer.data;
}

/** The thousand newest classes. @deprecated since 0.2.0; use usePresenceClassSearch */
export const usePresenceClasses = (): Query<PresenceClass[]> =>
  useQuery<ClassSchemas, PresenceClass[]>(presence.listPresenceClasses, {});

/** Classes of the list, found by name or code; null loads nothing. */
export const usePresenceClassSearch = (q: string | null) => useClassSearch(presence.listPresenceClasses, q);

/** Forms of a class matched with its registrants; null loads nothing. Source: D86. */
export const usePresenceMatch = (code: string | null) =>
  useQuery(presence.matchPresence, code === null ? null : { params: { code } });

/** `data-presensi.csv`; pass it to `saveFile`. @throws ApiError */
export const exportPresence = (filters: PresenceFilters) => download(presence.exportPresenceForms, { body: filters });

/** Marks registrants as present. @throws ApiError */
export function usePresenceActions() {
  const write = useWrite([listClasses, readParticipant, presence.listPresenceForms]);
  return {
    /** @param participants null marks all who match by email. */
    mark: (code: string, participants: readonly number[] | null) =>
      write(
        call(presence.markPresence, {
          params: { code },
          ...(participants === null ? { body: {} } : { body: { participants: [...participants] } }),
        }),
      ),
  };
}
