import { updateProfile } from '@widya/api-client/accounts';
import { useSession } from '@widya/remote-kit/session';
import { useSessionControl } from '../app/store-context.ts';
import type { ProfileValues } from './profile-values.ts';

/** Saves the own profile and lets everything that shows the account know. Source: A-074, decision 16. */
export function useSaveProfile(): (values: Partial<ProfileValues>) => Promise<void> {
  const { store } = useSessionControl();
  const { user } = useSession();
  return async (values) => {
    const next = { name: user.name, email: user.email, ...values };
    const saved = await updateProfile({
      name: next.name.trim(),
      email: next.email.trim(),
      ...(values.address === undefined ? {} : { address: values.address.trim() || null }),
      ...(values.phone_num === undefined ? {} : { phone_num: values.phone_num.trim() || null }),
    });
    store.changeUser(saved);
  };
}
