import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** An account at the provider. */
export interface ProviderAccount {
  readonly email: string;
  readonly name: string;
  readonly groups: readonly string[];
  readonly email_verified?: boolean;
}

export interface TestProvider {
  /** Environment with which the product uses this provider. */
  readonly env: Readonly<Record<string, string>>;
  /** Accounts by their name at the provider; may be changed while the provider runs. */
  readonly accounts: Map<string, ProviderAccount>;
  readonly close: () => Promise<void>;
}

const CLIENT = { id: 'widya', secret: 'rahasia-klien-uji' };
const CLAIMS = { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] };

/** The rights that the provider's groups grant in the product. */
const GRANTS = {
  pengelola: 'superadmin',
  kelas: ['home', 'email'],
  peserta: ['users', 'participation'],
  pengajar: 'instructor',
};

const page = (uid: string, names: readonly string[]): string =>
  `<!doctype html><html lang="id"><title>Penyedia uji</title><h1>Penyedia uji</h1>${names
    .map((name) => `<p><a href="/interaction/${uid}/as/${encodeURIComponent(name)}">Masuk sebagai ${name}</a>`)
    .join('')}<p><a href="/interaction/${uid}/cancel">Batal</a>`;

/**
 * Starts an OpenID Connect provider on loopback, with a page that asks which account signs in.
 * @param redirect address to which the provider redirects afterwards.
 */
export async function startOidcProvider(redirect: string): Promise<TestProvider> {
  const accounts = new Map<string, ProviderAccount>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://localhost:${port}`;
  const provider = openProvider(issuer, redirect, accounts);
  const answer = provider.callback();

  const interact = async (request: IncomingMessage, response: ServerResponse, [, uid, step, name]: string[]) => {
    if (step === 'as')
      return provider.interactionFinished(request, response, { login: { accountId: decodeURIComponent(name ?? '') } });
    if (step === 'cancel') return provider.interactionFinished(request, response, { error: 'access_denied' });
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page(uid ?? '', [...accounts.keys()]));
  };
  server.on('request', (request, response) => {
    const [first, ...rest] = (request.url ?? '/').slice(1).split('/');
    if (first === 'interaction') void interact(request, response, [first, ...rest]);
    else void answer(request, response);
  });
  return {
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_SCOPES: 'openid email profile groups',
      OIDC_GRANTS: JSON.stringify(GRANTS),
      OIDC_NAME: 'Akun Contoh',
    },
    accounts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function openProvider(issuer: string, redirect: string, accounts: ReadonlyMap<string, ProviderAccount>): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirect] }],
    claims: CLAIMS,
    scopes: ['openid', 'email', 'profile', 'groups'],
    pkce: { required: () => true },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    jwks: { keys: [privateKey.export({ format: 'jwk' })] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => {
      const account = accounts.get(id);
      return account && { accountId: id, claims: () => ({ sub: id, email_verified: true, ...account }) };
    },
    // Skips the consent page, because organisations consent for their staff.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      const grant = new oidc.provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope(Object.keys(CLAIMS).join(' '));
      await grant.save();
      return grant;
    },
  });
}
