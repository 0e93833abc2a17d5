import type { InterfaceStringsChange } from '@widya/contract/interface-texts';
import * as contract from '@widya/contract/interface-texts';
import { call } from './api.ts';
import { useQuery } from './query.ts';
import { useWrite } from './write.ts';

/** The texts of the public site. */
export const useInterfaceTexts = () => useQuery(contract.readInterfaceTexts, {});

/** Changes texts; those that are not named stay. Rejects with an ApiError, VERSION_CONFLICT when somebody was first. */
export function useUpdateInterfaceTexts() {
  const write = useWrite([contract.readInterfaceTexts]);
  return (body: InterfaceStringsChange) => write(call(contract.updateInterfaceTexts, { body }));
}
