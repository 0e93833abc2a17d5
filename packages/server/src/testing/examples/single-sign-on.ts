import { sealPending } from '../../modules/single-sign-on/pending-sign-in.ts';
import { beginAtProvider, returnAddress } from '../../modules/single-sign-on/provider.ts';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { signInAtProvider } from '../sign-in-at-provider.ts';
import type { Examples } from './example.ts';

export const singleSignOnExamples: Examples = {
  beginSingleSignOn: { make: async () => ({}) },
  finishSingleSignOn: {
    make: async ({ config }) => {
      // Without a configured provider, the call is refused whatever its body contains.
      if (config.oidc === null) return { body: { secret: 'contoh', query: '?code=contoh' } };
      const { address, pending } = await beginAtProvider(config.oidc, returnAddress(config));
      const secret = sealPending(await secretsKeyOf(config), pending, new Date());
      return { body: { secret, query: await signInAtProvider(address, 'as/contoh') } };
    },
  },
};
