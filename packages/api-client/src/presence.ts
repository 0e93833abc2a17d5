import { listClasses } from '@widya/contract/classes';
import { readParticipant } from '@widya/contract/participants';
import * as presence from '@widya/contract/presence';
import { call, download } from './api.ts';
import { useQuery } from './query.ts';
import { useWrite } from './write.ts';

export interface PresenceFilters {
  readonly q?: string | undefined;
  readonly class_code?: string | undefined;
  readonly class_name?: string | undefined;
}

/** Classes with attendance forms. */
export const usePresenceClasses = () => useQuery(presence.listPresenceClasses, {});

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
