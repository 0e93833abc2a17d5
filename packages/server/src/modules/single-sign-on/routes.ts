import * as contract from '@widya/contract/accounts-single-sign-on';
import { accountSingleSignOnSchemas as schemas } from '@widya/contract/accounts-single-sign-on.schemas';
import { signingIn } from '../../platform/auth/second-factor/signing-in.ts';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import type { Config, OidcSettings } from '../../platform/config/config.ts';
import { forbidden, notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bindPublicPrepared } from '../../platform/http/bind.ts';
import { answerSignIn } from '../accounts/answer-sign-in.ts';
import { accountFor } from './account-for.ts';
import { grantOf } from './grant-of.ts';
import { openPending, sealPending } from './pending-sign-in.ts';
import { personOf } from './person-of.ts';
import { beginAtProvider, claimsOf, returnAddress } from './provider.ts';
import { signInIsOver } from './provider-failures.ts';

/** The responses are not stored for replays, as they contain secrets; the limit protects the provider. */
const OPTIONS = { perMinute: 30, replayable: false };

function settingsOf({ oidc }: Pick<Config, 'oidc'>): OidcSettings {
  if (oidc === null) throw notFound('Masuk dengan akun organisasi tidak dipasang di sini');
  return oidc;
}

const begin = bindPublicPrepared(
  contract.beginSingleSignOn,
  schemas.beginSingleSignOn,
  async ({ config, now }) => {
    const { address, pending } = await beginAtProvider(settingsOf(config), returnAddress(config));
    return { address, secret: sealPending(await secretsKeyOf(config), pending, now) };
  },
  async (_ctx, started) => ({ success: true, ...started }),
  OPTIONS,
);

const finish = bindPublicPrepared(
  contract.finishSingleSignOn,
  schemas.finishSingleSignOn,
  async ({ config, body, now }) => {
    const settings = settingsOf(config);
    const pending = openPending(await secretsKeyOf(config), body.secret, now);
    const returned = new URL(returnAddress(config));
    returned.search = body.query;
    if (pending === null || returned.searchParams.get('state') !== pending.state) throw signInIsOver();
    const claims = await claimsOf(settings, returned, pending);
    const grant = grantOf(claims[settings.claim], settings.grants);
    if (grant === null) throw forbidden('Akun organisasi Anda belum diberi hak di Widya. Hubungi pengelolanya.');
    return { person: personOf(claims), grant };
  },
  async (ctx, { person, grant }) => {
    const { changed, ...account } = await accountFor(ctx, person, grant);
    const proven = await signingIn(ctx.tx, account, ctx.device, ctx.now);
    if (proven === null) throw forbidden('Akun ini sedang diblokir. Hubungi superadmin.');
    return answerSignIn(ctx, proven, changed);
  },
  OPTIONS,
);

/** Sign-in at the organisation's OpenID Connect provider. */
export const singleSignOnRoutes: Binding[] = [begin, finish];
