import { outwardAddress, type Site } from '@widya/contract/outward-address';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import type { LinkSettings } from '../ticket-links/ticket-link.ts';
import { feedbackToken } from './feedback-token.ts';

/** Makes addresses of the feedback form, for mails: reads the settings once for many of them. @returns by the id of a registration for a class. */
export async function feedbackAddresses(config: LinkSettings, site: Site): Promise<(registrationId: number) => string> {
  const key = await secretsKeyOf(config);
  return (registrationId) => outwardAddress(site, 'feedback', feedbackToken(key, registrationId));
}
