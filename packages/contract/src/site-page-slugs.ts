/** Pages that staff write and the menu of the public site names, in its order. Source: A-043. */
export const MENU_PAGE_SLUGS = ['pasar-buku', 'festival-literasi', 'galang-patjar'] as const;

/** Pages that staff write and the foot of the public site names, by the texts that staff give it (C-226). */
export const FOOT_PAGE_SLUGS = ['tentang-kami', 'syarat', 'privasi'] as const;

/** Every page that staff write. */
export const SITE_PAGE_SLUGS = [...MENU_PAGE_SLUGS, ...FOOT_PAGE_SLUGS] as const;

export type SitePageSlug = (typeof SITE_PAGE_SLUGS)[number];

/** How staff call them. */
export const SITE_PAGE_LABELS: Readonly<Record<SitePageSlug, string>> = {
  'pasar-buku': 'Pasar Buku',
  'festival-literasi': 'Festival Literasi',
  'galang-patjar': 'Galang Patjar',
  'tentang-kami': 'Tentang kami',
  syarat: 'Syarat dan ketentuan',
  privasi: 'Kebijakan privasi',
};
