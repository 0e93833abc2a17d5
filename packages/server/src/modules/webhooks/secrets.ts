import { seal } from '../../platform/auth/sealed-secret.ts';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import type { Config } from '../../platform/config/config.ts';
import { newSecret } from './rules.ts';

/** Binds an encrypted secret to its webhook. */
export const secretOwner = (webhookId: number): string => `webhook:${webhookId}`;

/** A new secret of a webhook, with its encrypted form for the database. */
export async function makeSecret(config: Pick<Config, 'secretsKey' | 'dataDir'>, webhookId: number) {
  const secret = newSecret();
  return { secret, sealed: seal(await secretsKeyOf(config), secret, secretOwner(webhookId)) };
}
