import type { Role } from '@widya/contract/endpoint';
import type { Site } from '@widya/contract/outward-address';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { appMeta } from '../database/schema/platform.ts';
import type { Ctx } from '../http/context.ts';
import type { Tx } from '../http/transaction.ts';

/** What tells where the product is opened. */
export type SiteSettings = Pick<Config, 'publicUrl' | 'siteUrl' | 'port'>;

/** A call by which somebody opens the product. */
type Opening = Pick<Ctx, 'tx' | 'config' | 'origin'>;

const KEY = 'site';

/**
 * Where the product is opened, by its settings alone: for passkeys and for signing in at a provider, which work at one address and
 * must never follow what a request says of itself.
 */
export const configuredSite = ({ publicUrl, port }: Pick<SiteSettings, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;

/** Where the product is opened, without a slash at the end: `PUBLIC_URL`, else where a superadmin last opened it. */
async function productAddressOf(db: Tx, config: SiteSettings): Promise<string> {
  if (config.publicUrl !== null) return config.publicUrl;
  const [row] = await db.select({ value: appMeta.value }).from(appMeta).where(eq(appMeta.key, KEY));
  return typeof row?.value === 'string' ? row.value : configuredSite(config);
}

/** Where links begin: those for staff at the product, those for participants at `SITE_URL` where the organisation set one. */
export async function siteOf(db: Tx, config: SiteSettings): Promise<Site> {
  const address = await productAddressOf(db, config);
  return { address, participants: config.siteUrl ?? address };
}

/**
 * Keeps where a superadmin opened the product, while no `PUBLIC_URL` tells it. No other role: whoever chose this address could lead
 * mailed links to a page of their own.
 */
export async function rememberSite({ tx, config, origin }: Opening, role: Role): Promise<void> {
  if (role !== 'superadmin' || config.publicUrl !== null || (await productAddressOf(tx, config)) === origin) return;
  await tx
    .insert(appMeta)
    .values({ key: KEY, value: origin })
    .onConflictDoUpdate({ target: appMeta.key, set: { value: sql`excluded.value`, updated_at: sql`now()` } });
}
