import { usePersonByEmail } from '@widya/api-client/person';
import { personPath } from '@widya/remote-kit/person-link';
import { Navigate, useSearchParams } from '@widya/remote-kit/router';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { MissingPerson } from '../person/missing-person.tsx';
import { PERSON_PAGE_TEXTS as texts } from '../person/texts.ts';
import { UnloadedPerson } from '../person/unloaded-person.tsx';

/** Redirects from an address to the page of its person, for rows such as complaints that have only the address. */
export default function PersonByEmail(_: ScreenProps) {
  const [search] = useSearchParams();
  const email = (search.get('alamat') ?? '').trim();
  const { data, error, retry, isValidating } = usePersonByEmail(email === '' ? null : email);
  if (email === '') return <MissingPerson why={texts.noAddress} />;
  const to = data ? personPath({ id: data.id }) : null;
  if (to !== null) return <Navigate to={to} replace />;
  if (error && [404, 422].includes(error.status)) return <MissingPerson why={texts.unknownAddress(email)} />;
  return <UnloadedPerson error={error} retry={retry} isValidating={isValidating} />;
}
