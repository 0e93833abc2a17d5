import { checkEventUrl } from '@widya/api-client/events';
import { useEffect, useState } from 'react';
import { isEventAddress } from './event-address.ts';

/** Milliseconds without typing before the address is checked. */
const IDLE = 400;

type AddressState = 'unchecked' | 'checking' | 'free' | 'taken' | 'unknown';

/**
 * Whether an address is available. Source: D52.
 * @param own the saved address of the event, which needs no check; null for a new event.
 */
export function useAddressCheck(url: string, own: string | null, eventId: number | undefined): AddressState {
  const [answered, setAnswered] = useState<{ readonly url: string; readonly state: AddressState } | null>(null);
  const address = url.trim().toLowerCase();
  const skipped = !isEventAddress(address) || address === own;
  useEffect(() => {
    if (skipped) return;
    let isCurrent = true;
    const settle = (state: AddressState) => isCurrent && setAnswered({ url: address, state });
    const timer = setTimeout(() => {
      checkEventUrl(address, eventId).then(
        (free) => settle(free ? 'free' : 'taken'),
        () => settle('unknown'),
      );
    }, IDLE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [address, eventId, skipped]);
  if (skipped) return 'unchecked';
  return answered?.url === address ? answered.state : 'checking';
}
