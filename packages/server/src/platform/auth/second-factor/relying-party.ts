import { configuredSite, type SiteSettings } from '../../addresses/site.ts';

/** How authenticators know this installation: a passkey works at this address and nowhere else. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** By the address people type. Never by what a request says of itself, or another site could ask for a passkey of ours. */
export function relyingPartyOf(config: SiteSettings): RelyingParty {
  const { hostname, origin } = new URL(configuredSite(config));
  return { id: hostname, origin };
}
