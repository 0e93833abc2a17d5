import { updateProfile } from '@widya/api-client/accounts';
import { presentRecord } from '@widya/api-client/api-error';
import type { SessionUser } from '@widya/contract/accounts';
import { contestedFields } from '@widya/remote-kit/both-changes';
import { changedIn } from '@widya/remote-kit/changed-in';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import { useSessionControl } from '../app/store-context.ts';
import { ProfileContested } from './profile-contested.ts';
import { type ProfileValues, profileValues, sentProfile } from './profile-values.ts';

type Account = Pick<SessionUser, 'name' | 'email' | 'address' | 'phone_num' | 'version'>;

/**
 * Saves the fields of the own profile that were changed here, and lets everything that shows the account know. A field
 * that somebody else changed meanwhile, too, is refused once with `ProfileContested`; saving again keeps the own word.
 * Source: A-074, D16.
 */
export function useSaveProfile(): (values: ProfileValues) => Promise<ProfileValues> {
  const { store } = useSessionControl();
  const { user } = useSession();
  // What the form began with: the account may be read anew while somebody types.
  const [base, setBase] = useState<Account>(user);
  const [seen, setSeen] = useState<Account>(user);

  const send = async (values: ProfileValues, version: number, again: boolean): Promise<ProfileValues> => {
    const changed = changedIn(profileValues(base), values);
    try {
      const saved = await updateProfile({ ...sentProfile(changed), version });
      setBase(saved);
      setSeen(saved);
      store.changeUser(saved);
      return profileValues(saved);
    } catch (caught) {
      const theirs = presentRecord<Account>(caught);
      if (theirs === null) throw caught;
      setSeen(theirs);
      const contested = contestedFields({ base: profileValues(base), mine: values, theirs: profileValues(theirs) });
      if (contested.length > 0) throw new ProfileContested(profileValues(theirs), contested);
      if (!again) throw caught;
      return send(values, theirs.version, false);
    }
  };

  return (values) => send(values, seen.version, true);
}
