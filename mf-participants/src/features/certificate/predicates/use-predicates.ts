import {
  type CertificateScope,
  type PeopleFilter,
  readAllPeople,
  useCertificateActions,
} from '@widya/api-client/certificates';
import { useParticipantActions } from '@widya/api-client/participant-actions';
import type { Predicate } from '@widya/contract/certificate-template';
import type { Selection } from '@widya/design-system/data-table';

export type PredicateTarget = 'selected' | 'missing' | 'all';

/** The selection of the list; with `all`, everybody who matches its filter except the keys. */
export interface Chosen {
  readonly selection: Selection;
  readonly filter: PeopleFilter;
}

/** People per call. */
const CHUNK = 1_000;

/** Sets a predicate for many people, for every kind of certificate. */
export function usePredicates(scope: CertificateScope) {
  const { setAdditionalPredicates } = useCertificateActions(scope);
  const { setPredicates } = useParticipantActions({
    kind: scope.kind === 'course' ? 'course' : 'class',
    code: scope.code,
  });
  const idsOf = async (target: PredicateTarget, { selection, filter }: Chosen): Promise<number[]> => {
    if (target === 'selected' && !selection.all) return [...selection.keys].map(Number);
    const people = await readAllPeople(scope, target === 'selected' ? filter : {});
    if (target === 'selected') return people.map(({ id }) => id).filter((id) => !selection.keys.has(String(id)));
    return people.filter(({ predicate }) => target === 'all' || predicate === null).map(({ id }) => id);
  };
  /** @returns the number of written people. @throws ApiError; people of earlier calls keep the new predicate */
  const fill = async (target: PredicateTarget, chosen: Chosen, predicate: Predicate): Promise<number> => {
    const ids = await idsOf(target, chosen);
    for (let start = 0; start < ids.length; start += CHUNK) {
      const part = ids.slice(start, start + CHUNK);
      await (scope.kind === 'additional' ? setAdditionalPredicates(part, predicate) : setPredicates(part, predicate));
    }
    return ids.length;
  };
  return { fill };
}
