import { beginPasskeySignIn, signInWithPasskey } from '@widya/contract/accounts-second-factor';
import type { NewSession } from '../../auth/send-auth.ts';
import { deviceId } from '../../session/device-id.ts';
import { type PostResult, post } from '../../session/post.ts';
import { signWithPasskey } from '../passkey-client.ts';

/** Signs in with a passkey only. @returns null when the person cancelled. */
export async function passkeySession(baseUrl: string): Promise<PostResult<NewSession> | null> {
  const begun = await post(beginPasskeySignIn, { baseUrl });
  if (!begun.ok) return begun;
  const { token, request } = begun.data;
  const passkey = await signWithPasskey(request);
  if (passkey === null) return null;
  return post(signInWithPasskey, { body: { token, passkey }, device: deviceId(), baseUrl });
}
