import { SINGLE_SIGN_ON_PATH } from '@widya/contract/accounts-single-sign-on';
import * as oidc from 'openid-client';
import { configuredSite, type SiteSettings } from '../../platform/addresses/site.ts';
import type { OidcSettings } from '../../platform/config/config.ts';
import { httpService, type ServiceAnswer } from '../../platform/outgoing/http-service.ts';
import { onceFor } from '../../platform/outgoing/once-for.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import { ProviderAway, providerFailure } from './provider-failures.ts';

/** What the provider says of whoever signed in. */
export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/** A provider that is known but not asked about for long keeps its addresses; its keys are fetched anew when one is missing. */
const METADATA_MS = 60 * 60 * 1_000;

class Provider {
  readonly #settings: OidcSettings;
  readonly #service = httpService();
  #known: { readonly configuration: Promise<oidc.Configuration>; readonly until: number } | null = null;

  constructor(settings: OidcSettings) {
    this.#settings = settings;
  }

  /** Where the browser signs in, and what must be remembered until it is back. */
  async begin(redirect: string): Promise<{ address: string; pending: Omit<PendingSignIn, 'until'> }> {
    const configuration = await this.#configuration();
    const pending = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const address = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirect,
      scope: this.#settings.scopes,
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, pending };
  }

  /** Checks what the provider led back with, and asks it who that is. Claims that the token lacks come from `userinfo`. */
  async finish(returned: URL, { state, nonce, verifier }: PendingSignIn): Promise<Claims> {
    const configuration = await this.#configuration();
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const tokens = await oidc.authorizationCodeGrant(configuration, returned, checks);
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('The provider sent no identity');
    if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
    return { ...(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims };
  }

  #configuration(): Promise<oidc.Configuration> {
    if (this.#known !== null && this.#known.until > Date.now()) return this.#known.configuration;
    const configuration = this.#discover();
    const known = { configuration, until: Date.now() + METADATA_MS };
    this.#known = known;
    configuration.catch(() => {
      if (this.#known === known) this.#known = null;
    });
    return configuration;
  }

  #discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretBasic(clientSecret), {
      [oidc.customFetch]: (url, { method, headers, body }) => this.#ask(url, { method, headers, body }),
      execute,
    });
  }

  async #ask(
    url: string,
    call: { method: string; headers: Record<string, string>; body?: unknown },
  ): Promise<Response> {
    const { method, headers, body } = call;
    const text = body === undefined || body === null ? {} : { body: String(body) };
    const answer = await this.#service
      .call(url, { method: method === 'POST' ? 'POST' : 'GET', headers, ...text })
      .catch((cause: unknown): ServiceAnswer => {
        throw new ProviderAway(cause);
      });
    if (answer.status >= 500) throw new ProviderAway(new Error(`The provider answered ${answer.status}`));
    return new Response(answer.text, { status: answer.status, headers: { 'content-type': answer.contentType } });
  }
}

/** One for a server process, which keeps what it knows of the provider and remembers whether it is away. */
const providerOf = onceFor((settings: OidcSettings) => new Provider(settings));

/** Where the provider leads back to. By the address people type: what a request says of itself could lead elsewhere. */
export const returnAddress = (config: SiteSettings): string => `${configuredSite(config)}${SINGLE_SIGN_ON_PATH}`;

/** Begins a sign-in. @throws ApiFailure 503 while the provider cannot be reached. */
export const beginAtProvider = (settings: OidcSettings, redirect: string) =>
  providerOf(settings).begin(redirect).catch(providerFailure);

/** Who signed in. @throws ApiFailure as `finishSingleSignOn` tells. */
export const claimsOf = (settings: OidcSettings, returned: URL, pending: PendingSignIn): Promise<Claims> =>
  providerOf(settings).finish(returned, pending).catch(providerFailure);
