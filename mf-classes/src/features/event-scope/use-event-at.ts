import { useClass } from '@widya/api-client/classes';
import { useEvent } from '@widya/api-client/events';

/**
 * The event at an address, or the class with this code. Source: D6.
 * @param address from the path, possibly in another case.
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
    /** The error to show: that of the class, unless the class does not exist either. */
    error: record || classRecord ? undefined : unknown && asClass.error?.status !== 404 ? asClass.error : event.error,
    /** Whether neither an event nor a class has this address. */
    missing: unknown && asClass.error?.status === 404,
    retrying: event.isValidating || asClass.isValidating,
    retry: () => (unknown && asClass.error?.status !== 404 ? asClass.retry() : event.retry()),
  };
}
