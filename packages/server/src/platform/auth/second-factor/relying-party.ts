import { configuredSite, type SiteSettings } from '../../addresses/site.ts';

/** The WebAuthn relying party: a passkey works only at this address. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Derived from the configured site, never from a request's headers, or another site could request our passkeys. */
export function relyingPartyOf(config: SiteSettings): RelyingParty {
  const { hostname, origin } = new URL(configuredSite(config));
  return { id: hostname, origin };
}
