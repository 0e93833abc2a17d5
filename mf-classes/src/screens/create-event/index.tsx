import { LazyPart } from '@widya/design-system/lazy-part';
import { useLocation, useNavigate, useSearchParams } from '@widya/remote-kit/router';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { LIST_PARAMETER, LIST_VALUE } from '../../features/event-scope/event-paths.ts';
import { EventList } from './event-list.tsx';
import { NewEvent } from './new-event.tsx';

const loadDialog = () => import('./name-dialog.tsx').then(({ NameDialog }) => NameDialog);

const nameIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'name' in state && typeof state.name === 'string' && state.name.trim()
    ? state.name.trim()
    : null;

/**
 * A new event: the form if the navigation state has a name, otherwise a dialog for the name above the list of events.
 * Source: D5.
 */
export default function CreateEvent(_: ScreenProps) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const name = nameIn(state);
  if (name !== null) return <NewEvent key={name} name={name} />;

  const showList = (only: boolean) => {
    const next = new URLSearchParams(search);
    if (only) next.set(LIST_PARAMETER, LIST_VALUE);
    else next.delete(LIST_PARAMETER);
    setParams(next, { replace: true });
  };
  const close = () => showList(true);
  return (
    <>
      <EventList onCreate={() => showList(false)} />
      {params.get(LIST_PARAMETER) !== LIST_VALUE && (
        <LazyPart
          load={loadDialog}
          props={{
            onName: (given: string) => void navigate(pathname + search, { state: { name: given } }),
            onClose: close,
          }}
          onFailure={close}
        />
      )}
    </>
  );
}
