/** Pages of the public site that staff write, in the order of its menu. Source: specification 1 §1. */
export const SITE_PAGE_SLUGS = ['pasar-buku', 'festival-literasi', 'galang-patjar'] as const;

export type SitePageSlug = (typeof SITE_PAGE_SLUGS)[number];

/** How staff call them, and what the page is called before it has a title. */
export const SITE_PAGE_LABELS: Readonly<Record<SitePageSlug, string>> = {
  'pasar-buku': 'Pasar Buku',
  'festival-literasi': 'Festival Literasi',
  'galang-patjar': 'Galang Patjar',
};
