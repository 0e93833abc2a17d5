import { SITE_PAGE_SLUGS, type SitePageSlug } from '@widya/contract/site-page-slugs';
import type { SitePage } from '@widya/contract/site-pages';
import { eq, sql } from 'drizzle-orm';
import { sitePages } from '../../platform/database/schema/public-site.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { isBlankRichText } from '../../platform/text/rich-text.ts';

type Row = typeof sitePages.$inferSelect;

export type SitePageFields = Partial<Pick<Row, 'title' | 'body' | 'image_url' | 'button_label' | 'button_url'>>;

/** A page that was never written. */
const unwritten = (slug: SitePageSlug): SitePage => ({
  slug,
  title: '',
  body: '',
  image_url: null,
  button_label: '',
  button_url: '',
  updated_at: null,
  version: 1,
});

const present = ({ updated_at, ...row }: Row): SitePage => ({ ...row, updated_at: updated_at.toISOString() });

/** Whether a page is public: it has a title and a text. */
export const isFilled = ({ title, body }: Pick<Row, 'title' | 'body'>): boolean =>
  title !== '' && !isBlankRichText(body);

/** All pages in the order of the menu, including those never written. */
export async function selectPages(tx: Tx): Promise<SitePage[]> {
  const rows = new Map((await tx.select().from(sitePages)).map((row) => [row.slug, row]));
  return SITE_PAGE_SLUGS.map((slug) => {
    const row = rows.get(slug);
    return row === undefined ? unwritten(slug) : present(row);
  });
}

/** Slug and title of the public pages. */
export async function filledPages(tx: Tx): Promise<{ slug: SitePageSlug; title: string }[]> {
  return (await selectPages(tx)).filter(isFilled).map(({ slug, title }) => ({ slug, title }));
}

/** A page, also one that is not public; one that was never written has empty texts. */
export async function selectPage(tx: Tx, slug: SitePageSlug): Promise<SitePage> {
  const [row] = await tx.select().from(sitePages).where(eq(sitePages.slug, slug));
  return row === undefined ? unwritten(slug) : present(row);
}

/** Locks a page, creating it when missing, so that two first writers do not conflict. */
export async function lockPage(tx: Tx, slug: SitePageSlug): Promise<SitePage> {
  await tx.insert(sitePages).values({ slug }).onConflictDoNothing();
  await tx.select({ slug: sitePages.slug }).from(sitePages).where(eq(sitePages.slug, slug)).for('update');
  return selectPage(tx, slug);
}

/** Writes fields of a locked page and increments its version. */
export async function writePage(tx: Tx, slug: SitePageSlug, fields: SitePageFields, now: Date): Promise<void> {
  await tx
    .update(sitePages)
    .set({ ...fields, version: sql`${sitePages.version} + 1`, updated_at: now })
    .where(eq(sitePages.slug, slug));
}
