import { outwardAddress, type Site } from '@widya/contract/outward-address';
import { type SiteSettings, siteOf } from '../../platform/addresses/site.ts';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { type TicketKind, ticketToken } from './ticket-token.ts';

/** The settings that ticket links depend on: the site's address, and the key that signs them. */
export type LinkSettings = SiteSettings & Pick<Config, 'secretsKey' | 'dataDir'>;

const DAY_MS = 24 * 3_600_000;
/** A ticket also gives access to recordings and the certificate, so it stays valid after its class. */
const LIFE_DAYS = 365;

/** A registration for which a ticket link is created. */
export interface Ticketed {
  readonly kind: TicketKind;
  readonly id: number;
  readonly serial: number;
  /** Null when it has no end. */
  readonly endsAt: Date | null;
}

/** Rounded up to whole days, so that links created on the same day are identical. */
function expiryOf({ endsAt }: Pick<Ticketed, 'endsAt'>, now: Date): Date {
  const later = Math.max(now.getTime(), endsAt?.getTime() ?? 0);
  return new Date((Math.ceil(later / DAY_MS) + LIFE_DAYS) * DAY_MS);
}

/** The token of a new ticket link. */
export const newTicketToken = (secretsKey: Buffer, { kind, id, serial, ...rest }: Ticketed, now: Date): string =>
  ticketToken(secretsKey, { kind, id, serial, expiresAt: expiryOf(rest, now) });

/** Returns the address of a ticket, for mails. */
export type TicketAddresses = (ticketed: Ticketed) => string;

/** Creates a function that makes ticket addresses; it reads the settings only once for many mails. */
export async function ticketAddresses(
  tx: Tx,
  config: LinkSettings,
  { now = new Date(), site }: { readonly now?: Date; readonly site?: Site } = {},
): Promise<TicketAddresses> {
  const [at, key] = [site ?? (await siteOf(tx, config)), await secretsKeyOf(config)];
  return (ticketed) => outwardAddress(at, 'ticket', newTicketToken(key, ticketed, now));
}
