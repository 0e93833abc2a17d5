import type { SiteSettings } from '../site.ts';

/** An installation that was not told its address. */
export const TEST_SITE: SiteSettings = { publicUrl: null, siteUrl: null, port: 8_080 };
