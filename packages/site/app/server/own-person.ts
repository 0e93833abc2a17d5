import { type OwnProfile, readOwnProfile } from '@widya/contract/own-account';
import type { AppLoadContext } from 'react-router';
import { call } from './call.ts';
import { ifProven } from './if-proven.ts';

/** The person with the device's address proof, for prefilling forms; null without one. */
export const ownPerson = (context: AppLoadContext): Promise<OwnProfile | null> =>
  ifProven(context, () => call(context, readOwnProfile));
