import { useCallback } from 'react';
import { useAddressParams } from './use-address-params.ts';

/** An id in an address; null for anything else. */
export const addressNumber = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/**
 * A number in the address (`?order=7`) that opens a record, so that it can be linked to and Back closes it.
 * @returns the number or null, and a setter.
 */
export function useAddressNumber(name: string): readonly [number | null, (value: number | null) => void] {
  const [search, change] = useAddressParams();
  const set = useCallback(
    (value: number | null) => change({ [name]: value === null ? null : String(value) }),
    [name, change],
  );
  return [addressNumber(search.get(name)), set];
}
