import type { OwnSecondFactor } from '@widya/contract/accounts-second-factor';
import { useSession } from '@widya/remote-kit/session';
import { useSessionControl } from '../../app/store-context.ts';

/** Opens the product once an account that needed a second factor has one. */
export function useMarkSetUp(): (factors: OwnSecondFactor) => void {
  const { store } = useSessionControl();
  const { user } = useSession();
  return ({ totp_since, passkeys }) => {
    if (user.must_set_up_second_factor && (totp_since !== null || passkeys.length > 0))
      store.changeUser({ ...user, must_set_up_second_factor: false });
  };
}
