/** Pages written by staff that the menu of the public site links to, in order. Source: A-043. */
export const MENU_PAGE_SLUGS = ['pasar-buku', 'festival-literasi', 'galang-patjar'] as const;

/** Pages written by staff that the footer of the public site links to, under labels written by staff (C-226). */
export const FOOT_PAGE_SLUGS = ['tentang-kami', 'syarat', 'privasi'] as const;

/** All pages written by staff. */
export const SITE_PAGE_SLUGS = [...MENU_PAGE_SLUGS, ...FOOT_PAGE_SLUGS] as const;

export type SitePageSlug = (typeof SITE_PAGE_SLUGS)[number];

/** Labels of the pages for staff. */
export const SITE_PAGE_LABELS: Readonly<Record<SitePageSlug, string>> = {
  'pasar-buku': 'Pasar Buku',
  'festival-literasi': 'Festival Literasi',
  'galang-patjar': 'Galang Patjar',
  'tentang-kami': 'Tentang kami',
  syarat: 'Syarat dan ketentuan',
  privasi: 'Kebijakan privasi',
};
