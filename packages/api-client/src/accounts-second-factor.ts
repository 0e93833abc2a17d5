import * as contract from '@widya/contract/accounts-second-factor';
import type { accountSecondFactorSchemas } from '@widya/contract/accounts-second-factor.schemas';
import { listOwnSessions } from '@widya/contract/accounts-sessions';
import type { CallInput } from '@widya/contract/endpoint';
import { call } from './api.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type NewPasskey = CallInput<(typeof accountSecondFactorSchemas)['addPasskey']>['body'];

/** The second factors of the own account. */
export const useOwnSecondFactor = (): Query<contract.OwnSecondFactor> => useQuery(contract.readOwnSecondFactor, {});

/**
 * Actions on the own second factors. All but `confirmTotp` and `addPasskey`, which complete a set-up, need the password
 * and reject with INVALID_PASSWORD for a wrong one. Adding or removing a factor ends the other sessions.
 */
export function useSecondFactorActions() {
  const write = useWrite([contract.readOwnSecondFactor, listOwnSessions]);
  return {
    /** Creates the secret of an authenticator app, which becomes a factor once it is confirmed. */
    beginTotp: (password: string) => call(contract.beginTotp, { body: { password } }),
    /** @throws ApiError with VALIDATION for a wrong code */
    confirmTotp: (code: string) => write(call(contract.confirmTotp, { body: { code } })),
    /** @throws ApiError with INVALID_TRANSITION for the last factor of an account that must have one */
    removeTotp: (password: string) => write(call(contract.removeTotp, { body: { password } })),
    renewCodes: (password: string) => write(call(contract.renewRecoveryCodes, { body: { password } })),
    beginPasskey: (password: string) => call(contract.beginPasskey, { body: { password } }),
    addPasskey: (body: NewPasskey) => write(call(contract.addPasskey, { body })),
    renamePasskey: (id: number, name: string, password: string) =>
      write(call(contract.renamePasskey, { params: { id }, body: { name, password } })),
    /** @throws ApiError with INVALID_TRANSITION for the last factor of an account that must have one */
    removePasskey: (id: number, password: string) =>
      write(call(contract.removePasskey, { params: { id }, body: { password } })),
  };
}
