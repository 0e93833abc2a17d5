import { type OwnProfile, readOwnProfile } from '@widya/contract/own-account';
import type { AppLoadContext } from 'react-router';
import { call } from './call.ts';
import { ifProven } from './if-proven.ts';

/** The person whose address this device has proved, to fill in forms; null for everyone else. */
export const ownPerson = (context: AppLoadContext): Promise<OwnProfile | null> =>
  ifProven(context, () => call(context, readOwnProfile));
