import { SITE_PAGE_LABELS } from '@widya/contract/site-page-slugs';
import type { SitePage } from '@widya/contract/site-pages';
import * as contract from '@widya/contract/site-pages';
import { sitePageSchemas as schemas } from '@widya/contract/site-pages.schemas';
import { IMAGE_MAX_BYTES } from '@widya/contract/uploads';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bind, bindPrepared, bindPublic } from '../../platform/http/bind.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { settleFiles } from '../../platform/storage/attached-files.ts';
import { answerUpload, stageOnlyFile } from '../../platform/storage/uploaded-answer.ts';
import { cleanRichText } from '../../platform/text/rich-text.ts';
import { isFilled, lockPage, type SitePageFields, selectPage, selectPages, writePage } from './queries.ts';
import { assertUsable } from './rules.ts';

const OBJECT = 'site_page';

const list = bind(contract.listSitePages, schemas.listSitePages, ({ tx }) => selectPages(tx));

type Change = Ctx<(typeof schemas)['updateSitePage']>['body'];

/** The fields that were sent, with sanitised text (S16). */
const fieldsOf = ({ version: _, body, ...sent }: Change): SitePageFields => ({
  ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
  ...(body === undefined ? {} : { body: cleanRichText(body) }),
});

const contentOf = ({ slug: _slug, updated_at: _at, version: _version, ...content }: SitePage) => content;
const pictureOf = ({ image_url }: { readonly image_url: string | null }) => (image_url === null ? [] : [image_url]);

const update = bind(contract.updateSitePage, schemas.updateSitePage, async (ctx) => {
  const { tx, caller, now, body } = ctx;
  const { slug } = ctx.params;
  const before = await lockPage(tx, slug);
  await assertFresh(tx, body.version, before, { object: OBJECT, id: slug });
  const fields = fieldsOf(body);
  const after = { ...contentOf(before), ...fields };
  assertUsable(after);
  await settleFiles(tx, caller, now, {
    record: `${OBJECT}:${slug}`,
    before: pictureOf(before),
    after: pictureOf(after),
  });
  await writePage(tx, slug, fields, now);
  ctx.audit({ object: OBJECT, objectId: slug, label: SITE_PAGE_LABELS[slug], before: contentOf(before), after });
  const data = await selectPage(tx, slug);
  return { success: true, affectedRows: 1, data, version: data.version };
});

const image = bindPrepared(
  contract.uploadSitePageImage,
  schemas.uploadSitePageImage,
  (ctx) => stageOnlyFile(ctx, { visibility: 'public', folder: 'site-pages', asJpeg: true }),
  answerUpload,
  { upload: { maxBytes: IMAGE_MAX_BYTES, kinds: ['jpeg', 'png'] } },
);

const read = bindPublic(contract.readSitePage, schemas.readSitePage, async ({ tx, params }) => {
  const { updated_at: _at, version: _version, ...page } = await selectPage(tx, params.slug);
  if (!isFilled(page)) throw notFound('Halaman ini tidak ada');
  return page;
});

export const sitePageRoutes: Binding[] = [list, update, image, read];
