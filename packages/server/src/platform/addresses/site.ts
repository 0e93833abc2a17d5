import type { Role } from '@widya/contract/endpoint';
import type { Site } from '@widya/contract/outward-address';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { appMeta } from '../database/schema/platform.ts';
import type { Ctx } from '../http/context.ts';
import type { Tx } from '../http/transaction.ts';

/** The settings that decide the product's address. */
export type SiteSettings = Pick<Config, 'publicUrl' | 'siteUrl' | 'port'>;

/** A call made by opening the product. */
type Opening = Pick<Ctx, 'tx' | 'config' | 'origin'>;

const KEY = 'site';

/**
 * The product's configured address, without fallbacks: passkeys and single sign-on work at one address, which must
 * never follow a request's own headers.
 */
export const configuredSite = ({ publicUrl, port }: Pick<SiteSettings, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;

/** The product's address without a trailing slash: `PUBLIC_URL`, else the one at which a superadmin last opened it. */
async function productAddressOf(db: Tx, config: SiteSettings): Promise<string> {
  if (config.publicUrl !== null) return config.publicUrl;
  const [row] = await db.select({ value: appMeta.value }).from(appMeta).where(eq(appMeta.key, KEY));
  return typeof row?.value === 'string' ? row.value : configuredSite(config);
}

/** Base addresses of links: the product for staff, and `SITE_URL` for participants if the organisation has set one. */
export async function siteOf(db: Tx, config: SiteSettings): Promise<Site> {
  const address = await productAddressOf(db, config);
  return { address, participants: config.siteUrl ?? address };
}

/**
 * Stores the address at which a superadmin opened the product, while there is no `PUBLIC_URL`. Only superadmins,
 * because this address could direct mailed links to another site.
 */
export async function rememberSite({ tx, config, origin }: Opening, role: Role): Promise<void> {
  if (role !== 'superadmin' || config.publicUrl !== null || (await productAddressOf(tx, config)) === origin) return;
  await tx
    .insert(appMeta)
    .values({ key: KEY, value: origin })
    .onConflictDoUpdate({ target: appMeta.key, set: { value: sql`excluded.value`, updated_at: sql`now()` } });
}
