import { SINGLE_SIGN_ON_PATH } from '@widya/contract/accounts-single-sign-on';
import * as oidc from 'openid-client';
import { configuredSite, type SiteSettings } from '../../platform/addresses/site.ts';
import type { OidcSettings } from '../../platform/config/config.ts';
import { httpService, type ServiceAnswer } from '../../platform/outgoing/http-service.ts';
import { onceFor } from '../../platform/outgoing/once-for.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import { ProviderAway, providerFailure } from './provider-failures.ts';

/** The provider's claims about the person who signed in. */
export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/** The provider's metadata is cached for this time; its keys are fetched again when one is missing. */
const METADATA_MS = 60 * 60 * 1_000;

class Provider {
  readonly #settings: OidcSettings;
  readonly #service = httpService();
  #cached: { readonly configuration: Promise<oidc.Configuration>; readonly until: number } | null = null;

  constructor(settings: OidcSettings) {
    this.#settings = settings;
  }

  /** The address for the browser, and the state needed when it returns. */
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

  /**
   * Verifies the provider's redirect and reads the person's claims; claims missing in the token come from `userinfo`.
   */
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
    if (this.#cached !== null && this.#cached.until > Date.now()) return this.#cached.configuration;
    const configuration = this.#discover();
    const cached = { configuration, until: Date.now() + METADATA_MS };
    this.#cached = cached;
    configuration.catch(() => {
      if (this.#cached === cached) this.#cached = null;
    });
    return configuration;
  }

  #discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretBasic(clientSecret), {
      [oidc.customFetch]: (url, { method, headers, body }) => this.#fetch(url, { method, headers, body }),
      execute,
    });
  }

  async #fetch(
    url: string,
    call: { method: string; headers: Record<string, string>; body?: unknown },
  ): Promise<Response> {
    const { method, headers, body } = call;
    const text = body === undefined || body === null ? {} : { body: String(body) };
    const response = await this.#service
      .call(url, { method: method === 'POST' ? 'POST' : 'GET', headers, ...text })
      .catch((cause: unknown): ServiceAnswer => {
        throw new ProviderAway(cause);
      });
    if (response.status >= 500) throw new ProviderAway(new Error(`The provider answered ${response.status}`));
    return new Response(response.text, { status: response.status, headers: { 'content-type': response.contentType } });
  }
}

/**
 * One per server process, because it caches the provider's metadata and remembers whether the provider is unreachable.
 */
const providerOf = onceFor((settings: OidcSettings) => new Provider(settings));

/** The redirect address. It uses the configured site, because a request's own headers could point elsewhere. */
export const returnAddress = (config: SiteSettings): string => `${configuredSite(config)}${SINGLE_SIGN_ON_PATH}`;

/** Starts a sign-in. @throws ApiFailure 503 while the provider is unreachable. */
export const beginAtProvider = (settings: OidcSettings, redirect: string) =>
  providerOf(settings).begin(redirect).catch(providerFailure);

/**
 * The claims of the person who signed in.
 * @throws ApiFailure 503 while the provider is unreachable, 403 when the person did not sign in there, 404 for a
 * sign-in that is over.
 */
export const claimsOf = (settings: OidcSettings, returned: URL, pending: PendingSignIn): Promise<Claims> =>
  providerOf(settings).finish(returned, pending).catch(providerFailure);
