import type { InterfaceStringsChange } from '@widya/contract/interface-texts';
import * as contract from '@widya/contract/interface-texts';
import { call } from './api.ts';
import { useQuery } from './query.ts';
import { useWrite } from './write.ts';

/** The texts of the public site. */
export const useInterfaceTexts = () => useQuery(contract.readInterfaceTexts, {});

/** Updates texts; omitted ones stay unchanged. Rejects with an ApiError, VERSION_CONFLICT after a concurrent change. */
export function useUpdateInterfaceTexts() {
  const write = useWrite([contract.readInterfaceTexts]);
  return (body: InterfaceStringsChange) => write(call(contract.updateInterfaceTexts, { body }));
}
