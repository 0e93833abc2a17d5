import { useCallback } from 'react';
import { useAddressParams } from './use-address-params.ts';

/** An id as it stands in an address; null for anything else. */
export const addressNumber = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/**
 * A number that stands in the address (`?order=7`): what is open can be linked to, and Back closes it.
 * @returns the number, null for none, and the means to change it.
 */
export function useAddressNumber(name: string): readonly [number | null, (value: number | null) => void] {
  const [search, change] = useAddressParams();
  const set = useCallback(
    (value: number | null) => change({ [name]: value === null ? null : String(value) }),
    [name, change],
  );
  return [addressNumber(search.get(name)), set];
}
