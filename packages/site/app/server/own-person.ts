import { type OwnProfile, readOwnProfile } from '@widya/contract/own-account';
import type { AppLoadContext } from 'react-router';
import { tryCall } from './call.ts';
import { CallFailure } from './call-failure.ts';

/** The person whose address this device has proved, to fill in forms; null for everyone else. */
export async function ownPerson(context: AppLoadContext): Promise<OwnProfile | null> {
  if (!context.site.hasProof) return null;
  const found = await tryCall(context, readOwnProfile, {});
  if (!(found instanceof CallFailure)) return found;
  if (found.code === 'ADDRESS_UNPROVEN') context.site.forgetProof();
  return null;
}
