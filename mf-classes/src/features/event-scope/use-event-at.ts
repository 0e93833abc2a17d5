import { useClass } from '@widya/api-client/classes';
import { useEvent } from '@widya/api-client/events';

/**
 * What an address names: an event, or else the class with this code. Source: D6.
 * @param address from the path, whose letters may be of another case.
 */
export function useEventAt(address: string) {
  const event = useEvent(address);
  const record = event.data?.event_url.toLowerCase() === address.toLowerCase() ? event.data : undefined;
  const unknown = record === undefined && event.error?.status === 404;
  const asClass = useClass(unknown ? address : null);
  const classRecord = unknown && asClass.data?.code.toLowerCase() === address.toLowerCase() ? asClass.data : undefined;
  return {
    event: record,
    classRecord,
    /** Why neither is known: of two refusals that of the class, unless there is no such class either. */
    error: record || classRecord ? undefined : unknown && asClass.error?.status !== 404 ? asClass.error : event.error,
    /** Nothing has this address. */
    missing: unknown && asClass.error?.status === 404,
    retrying: event.isValidating || asClass.isValidating,
    retry: () => (unknown && asClass.error?.status !== 404 ? asClass.retry() : event.retry()),
  };
}
