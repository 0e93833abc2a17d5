import { createSign } from 'node:crypto';
import type { FcmSettings } from '../../../platform/config/push-settings.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const LIFE_SECONDS = 3_600;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT (RS256) with which the service account requests an access token. @param audience URL to which it is sent. */
export function signAssertion(settings: FcmSettings, audience: string, now: Date): string {
  const issued = Math.floor(now.getTime() / 1_000);
  const claims = { iss: settings.clientEmail, scope: SCOPE, aud: audience, iat: issued, exp: issued + LIFE_SECONDS };
  const unsigned = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(settings.privateKey, 'base64url')}`;
}
