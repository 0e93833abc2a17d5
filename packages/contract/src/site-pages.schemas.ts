import { z } from 'zod';
import { instant, version, writtenAnswer } from './scalars.schemas.ts';
import { SITE_PAGE_SLUGS } from './site-page-slugs.ts';
import { uploadAnswer } from './uploads.schemas.ts';

const slug = z.enum(SITE_PAGE_SLUGS);

const publicPage = z.object({
  slug,
  title: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  image_url: z.string().nullable(),
  /** Shown only when the address is set too. */
  button_label: z.string(),
  button_url: z.string(),
});

export const sitePageRow = publicPage
  .extend({
    /** Null before the first change. */
    updated_at: instant.nullable(),
    version,
  })
  .meta({ id: 'SitePage' });

const TOO_LONG = 'Teks terlalu panjang';
const text = (max: number) => z.string().trim().max(max, TOO_LONG);

export const sitePageSchemas = {
  listSitePages: { answer: z.array(sitePageRow) },
  updateSitePage: {
    params: z.object({ slug }),
    /** Omitted fields stay unchanged. */
    body: z
      .object({
        title: text(120),
        body: text(20_000),
        image_url: text(500).nullable(),
        button_label: text(40),
        button_url: text(1_000),
      })
      .partial()
      .extend({ version: version.optional() }),
    answer: writtenAnswer(sitePageRow),
  },
  uploadSitePageImage: { answer: uploadAnswer },
  readSitePage: { params: z.object({ slug }), answer: publicPage },
};
