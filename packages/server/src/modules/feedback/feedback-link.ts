import { outwardAddress, type Site } from '@widya/contract/outward-address';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import type { LinkSettings } from '../ticket-links/ticket-link.ts';
import { feedbackToken } from './feedback-token.ts';

/** Returns a function that makes feedback addresses for mails by registration id; it reads the key only once. */
export async function feedbackAddresses(config: LinkSettings, site: Site): Promise<(registrationId: number) => string> {
  const key = await secretsKeyOf(config);
  return (registrationId) => outwardAddress(site, 'feedback', feedbackToken(key, registrationId));
}
