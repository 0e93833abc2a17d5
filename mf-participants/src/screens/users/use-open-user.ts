import { addressNumber } from '@widya/remote-kit/use-address-number';
import { useAddressParams } from '@widya/remote-kit/use-address-params';
import { useCallback } from 'react';

export type PersonPart = 'data' | 'kelas';

interface OpenUser {
  readonly opened: number | null;
  readonly part: PersonPart;
  readonly open: (id: number | null, part?: PersonPart) => void;
}

/** The opened person is part of the address. */
export function useOpenUser(): OpenUser {
  const [search, change] = useAddressParams();
  const open = useCallback(
    (id: number | null, part: PersonPart = 'data') =>
      change({
        pengguna: id === null ? null : String(id),
        bagian: id !== null && part === 'kelas' ? part : null,
      }),
    [change],
  );
  return {
    opened: addressNumber(search.get('pengguna')),
    part: search.get('bagian') === 'kelas' ? 'kelas' : 'data',
    open,
  };
}
