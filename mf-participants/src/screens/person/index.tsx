import { usePerson } from '@widya/api-client/person';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { MissingPerson } from './missing-person.tsx';
import { PersonPage } from './person-page.tsx';
import { UnloadedPerson } from './unloaded-person.tsx';

/** Everything about a person that the account may see. */
export default function Person({ params }: ScreenProps) {
  const id = /^[1-9]\d{0,9}$/.test(params.id ?? '') ? Number(params.id) : null;
  const { data, error, retry, isValidating } = usePerson(id);
  // While another person loads, the previous one is not shown.
  if (data && data.id === id) return <PersonPage key={id} person={data} />;
  if (id === null || error?.status === 404) return <MissingPerson />;
  return <UnloadedPerson error={error} retry={retry} isValidating={isValidating} />;
}
